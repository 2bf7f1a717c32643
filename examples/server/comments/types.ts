/** Of a comment: only approved ones are public. */
export const moderationStates = ['pending', 'approved', 'spam'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** Longest name and text of a comment, in characters. */
export const commentLimits = { author: 80, text: 3000 } as const;

/** More web addresses in a text than this make it spam until the owner decides otherwise. */
export const mostAddresses = 3;
