import { plain, type Formatters } from '../../plugins.js';
import { asString } from '../../values.js';

/** A lone surrogate cannot be encoded and becomes U+FFFD (§14). */
const encoding = (encode: (text: string) => string) =>
  plain((value) => encode(asString(value).replace(/\p{Surrogate}/gu, '\ufffd')));

/** Percent-encoding (§9.1). */
export const uriFormatters = {
  'encode-uri': /* @__PURE__ */ encoding(encodeURI),
  'encode-uri-component': /* @__PURE__ */ encoding(encodeURIComponent),
  'url-encode': /* @__PURE__ */ encoding((text) =>
    encodeURIComponent(text)
      .replace(/%(?:40|2B|2F)/g, decodeURIComponent)
      .replace(/[!~'()]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`),
  ),
} satisfies Formatters;
