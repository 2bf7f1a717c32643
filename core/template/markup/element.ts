import { isAddressAttribute, isSafeAddress } from './address.js';
import { escapeAttribute, escapeText } from './escape.js';

/** HTML that this module built. A class, so that no data can imitate it. */
class BuiltMarkup {
  constructor(readonly html: string) {}
}
export type Markup = BuiltMarkup;

/** Null, undefined and false are left out; true is an attribute without a value. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

export type Child = Markup | string | number | null | undefined | false | readonly Child[];

/** How an attribute begins, by its name; the names are in the formatters, so they are few. */
const starts = /* @__PURE__ */ new Map<string, { html: string; isAddress: boolean }>();

const isOwn = Object.prototype.hasOwnProperty;
const emptyElements = /* @__PURE__ */ new Set(['input', 'img', 'br']);

/**
 * Builds an element. Escapes texts by their position; drops an attribute with an unsafe URL.
 * The tag and the names of the attributes are never data.
 *
 * @example
 * print(element('a', { href: 'javascript:alert(1)', title: 'a "b"' }, '<b>'));
 * // <a title="a &quot;b&quot;">&lt;b&gt;</a>
 */
export function element(tag: string, attributes: Attributes = {}, ...children: Child[]): Markup {
  let html = `<${tag}`;
  // Twice as fast as a list of the keys; a page's script may have added members to every object.
  for (const name in attributes) {
    const value = isOwn.call(attributes, name) ? attributes[name] : null;
    if (value !== null && value !== undefined && value !== false) {
      html += printAttribute(name, value);
    }
  }
  html += '>';
  if (emptyElements.has(tag)) return new BuiltMarkup(html);
  for (const child of children) html += printChild(child);
  return new BuiltMarkup(`${html}</${tag}>`);
}

/** JSON for a data script, which browsers do not run and nothing in it can close. */
export function jsonScript(json: unknown): Markup {
  const text = JSON.stringify(json).replace(/</g, '\\u003c');
  return new BuiltMarkup(`<script type="application/json">${text}</script>`);
}

export function print(...children: Child[]): string {
  return printChild(children);
}

function printAttribute(name: string, value: string | number | true): string {
  if (value === true) return ` ${name}`;
  const text = typeof value === 'string' ? value : String(value);
  let start = starts.get(name);
  if (!start) {
    start = { html: ` ${name}="`, isAddress: isAddressAttribute(name) };
    starts.set(name, start);
  }
  if (start.isAddress && !isSafeAddress(text)) return '';
  return `${start.html}${escapeAttribute(text)}"`;
}

function printChild(child: Child): string {
  if (child instanceof BuiltMarkup) return child.html;
  if (typeof child === 'string') return escapeText(child);
  if (typeof child === 'number') return String(child);
  let html = '';
  if (child) for (const one of child) html += printChild(one);
  return html;
}
