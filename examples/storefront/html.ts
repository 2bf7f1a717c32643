/** Markup that is safe to send: written by us, or escaped by `html`. */
export class Html {
  constructor(readonly text: string) {}
}

export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/**
 * Markup with every value escaped, for text and for quoted attributes. Lists are joined; null, undefined and false
 * print nothing. Throws where escaping would not be enough: an unquoted attribute, a script's inside, or an address that
 * a browser would run.
 */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = literals[0] ?? '';
  values.forEach((value, index) => {
    text += printAfter(text, value) + (literals[index + 1] ?? '');
  });
  return new Html(text);
}

/** A data block. `<` is written as an escape, so that no text in it can end the script. */
export function jsonScript(data: unknown, id?: string): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const start = html`<script type="application/json" ${id !== undefined && html`id="${id}"`}>`;
  return new Html(`${start.text}${json}</script>`);
}

/** A script of our own, with the nonce that the page's policy asks for. */
export function inlineScript(code: string, nonce: string): Html {
  if (/<\/script/i.test(code)) throw new Error('The inline script would end too early.');
  const start = html`<script nonce="${nonce}">`;
  return new Html(`${start.text}${code}</script>`);
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const addressStart = /\s(?:href|src|action|formaction|poster)="$/;
const longestStart = ' formaction="'.length;
const safeAddress = /^(?:https?:|mailto:|tel:|[^:]*$|[/?#.])/i;

function printAfter(before: string, value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map((item) => printAfter(before, item)).join('');
  if (value instanceof Html) return value.text;
  const start = before.slice(-longestStart);
  if (start.endsWith('=')) throw new Error(`An attribute needs quotes: ${start}`);
  if (isInsideScript(before)) throw new Error('Data goes into jsonScript().');
  if (addressStart.test(start) && !safeAddress.test(String(value).trim())) {
    throw new Error(`This address is not for a page: ${String(value)}`);
  }
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Escaping means nothing between the tags of a script or a style. */
function isInsideScript(before: string): boolean {
  const start = Math.max(before.lastIndexOf('<script'), before.lastIndexOf('<style'));
  return start !== -1 && before.includes('>', start) && !before.includes('</', start);
}
