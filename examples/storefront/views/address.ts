declare const checked: unique symbol;

/** Where a link or a picture of a page may lead. Only `toAddress` makes one. */
export type Address = string & { readonly [checked]: true };

// A scheme that runs nothing, or a start that no scheme has, or no `:` at all: so none hides behind a control character.
const fitForPage = /^(?:https?:|mailto:|tel:|[/?#.]|[^:]*$)/i;

/** Throws for an address that a browser would run: escaping does not help against those. */
export function toAddress(text: string): Address {
  if (!isAddress(text)) throw new Error(`This address is not for a page: ${text}`);
  return text;
}

function isAddress(text: string): text is Address {
  return fitForPage.test(text.trim());
}
