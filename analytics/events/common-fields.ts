/** Optional fields of every event: its subject and its destination. */
export const commonFields = { objectIdentifier: 'text?', destinationUrl: 'location?' } as const;
