/** An address as accounts store and find it: people type it in any case of letters. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

const longestEmail = 254;

/** Whether mail can be sent to a text at all; whether it arrives, only a mail tells. */
export const isEmail = (text: string): boolean =>
  text.length <= longestEmail && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);
