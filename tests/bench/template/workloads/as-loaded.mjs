/** Data as a site gets it, from JSON: texts that are put together here are slower to read than texts that are read. */
export const asLoaded = (data) => JSON.parse(JSON.stringify(data));
