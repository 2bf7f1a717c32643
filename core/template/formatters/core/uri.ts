import { rememberTexts } from '../../../base/index.js';
import { plain, type Formatters, type PlainFormatter } from '../../plugins.js';
import { asString } from '../../values.js';

/** A lone surrogate cannot be encoded and becomes U+FFFD (§14). */
function encoding(encode: (text: string) => string): PlainFormatter {
  const write = rememberTexts((text) => encode(text.replace(/\p{Surrogate}/gu, '\ufffd')));
  return plain((value) => write(asString(value)));
}

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
