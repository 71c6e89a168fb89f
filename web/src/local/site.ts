/** What kind of site this page is on. `kontor site` writes both into the document. */
const page = document.documentElement.dataset;

export const site = {
  /** No server: tables are in a worker of this browser, and the address of a screen is a fragment. */
  alone: page["alone"] !== undefined,
  /** A server where one can play with people elsewhere; empty if none was named. */
  server: page["server"] ?? "",
};
