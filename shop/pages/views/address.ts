declare const checked: unique symbol;

/** A URL that is safe in a link or as an image source. Only `toAddress` makes one. */
export type Address = string & { readonly [checked]: true };

// A harmless scheme, or a start that no scheme can have, or no `:` at all. This also excludes schemes hidden by control characters.
const safeUrl = /^(?:https?:|mailto:|tel:|otpauth:|[/?#.]|[^:]*$)/i;

/** Checks a URL. Throws for one that a browser would execute, such as `javascript:`, which escaping does not prevent. */
export function toAddress(text: string): Address {
  if (!isAddress(text)) throw new Error(`This URL is not safe in a page: ${text}`);
  return text;
}

function isAddress(text: string): text is Address {
  return safeUrl.test(text.trim());
}
