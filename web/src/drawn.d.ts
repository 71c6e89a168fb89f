/** What a module draws while the page is built: the address of each picture, by its name. */
declare module "*?drawn" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
