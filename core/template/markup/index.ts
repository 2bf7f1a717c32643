export { isSafeAddress } from './address.js';
export { element, jsonScript, print, type Attributes, type Child, type Markup } from './element.js';
export { escapeAll, escapeAttribute, escapeMarkup, escapeText, unescapeMarkup } from './escape.js';
export { markupFormatter } from './formatter.js';
