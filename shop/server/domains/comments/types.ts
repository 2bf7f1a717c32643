/** Of a comment: only approved ones are public. */
export const moderationStates = ['pending', 'approved', 'spam'] as const;
export type ModerationState = (typeof moderationStates)[number];

export const commentId = /^\d{1,18}$/;

/** More web addresses in a text than this make it spam until the owner decides otherwise. */
export const mostAddresses = 3;
