/** An address as accounts store and find it: people type it in any case of letters. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();
