/** Whether the list of all keys is open. */
export const keyList = $state({ open: false });
