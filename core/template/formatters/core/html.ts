import { stripTags } from '../../../content/index.js';
import { plain, type Environment, type Formatters } from '../../plugins.js';
import { asString, isTruthy, type Value } from '../../values.js';
import { escapeAll, escapeAttribute, escapeMarkup, escapeText } from '../../markup/index.js';

/** With `escape: 'html'` the legacy formatters escape at least as strictly, so their output is safe in any position. */
const escaping = (escape: (text: string) => string) =>
  plain(
    (value, environment) => {
      const text = typeof value === 'string' ? value : asString(value);
      return environment.escape === 'html' ? escapeAll(text) : escape(text);
    },
    { safe: true },
  );

/** Inserts markup into text that is not escaped (§9.1); with `escape: 'html'` the text is escaped first. */
const marking = (mark: (text: string) => string) =>
  plain((value, environment) => mark(textFor(value, environment)), { safe: true });

const attribute = /* @__PURE__ */ escaping(escapeAttribute);

/** Formatters between text and markup (§9.1). */
export const htmlFormatters = {
  html: /* @__PURE__ */ escaping(escapeText),
  htmlattr: attribute,
  htmltag: attribute,
  'encode-space': /* @__PURE__ */ marking((text) => text.replace(/\s/g, '&nbsp;')),
  'line-breaks': /* @__PURE__ */ marking((text) => text.replaceAll('\n', '<br/>')),
  safe: /* @__PURE__ */ plain(
    (value, environment) => {
      if (!isTruthy(value)) return value;
      const text = stripTags(asString(value));
      return environment.escape === 'html' ? escapeMarkup(text) : text;
    },
    { safe: true },
  ),
} satisfies Formatters;

function textFor(value: Value, { escape }: Environment): string {
  return escape === 'html' ? escapeMarkup(asString(value)) : asString(value);
}
