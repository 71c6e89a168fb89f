/** How much of what Python needs has come, for whoever waits. */
class Loading {
  /** From 0 to 1; nothing before it is needed and once it is there. */
  share = $state<number | null>(null);
}

export const loading = new Loading();
