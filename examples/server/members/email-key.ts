/** An address as accounts are found by it. */
export const emailKey = (email: string) => email.trim().toLowerCase();
