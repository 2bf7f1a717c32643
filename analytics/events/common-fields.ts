/** May be given with every event: what it is about and where it leads. */
export const commonFields = { objectIdentifier: 'text?', destinationUrl: 'location?' } as const;
