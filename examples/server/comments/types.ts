/** Of a comment: only approved ones are public. */
export const moderationStates = ['pending', 'approved', 'spam'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** More web addresses in a text than this make it spam until the owner decides otherwise. */
export const mostAddresses = 3;
