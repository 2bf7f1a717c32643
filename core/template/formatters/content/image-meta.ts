import { escapeAttribute } from '../../markup/index.js';
import type { Formatters, ScopedFormatter, Scope } from '../../plugins.js';
import { asNumber, isObject, memberOf, type Value } from '../../values.js';
import { imageFacts } from './image-facts.js';

/** The attributes of an image for a tag in the template; '' without an image (§9.2). */
const describing = (find: (value: Value, position: number) => Value): ScopedFormatter => ({
  scoped: true,
  safe: true,
  prepare: ({ list: [position] }) => {
    const index = asNumber(position);
    return (value, scope) => printFacts(find(value, index), scope);
  },
});

export const imageMetaFormatters = {
  'image-meta': /* @__PURE__ */ describing((value) => value),
  'child-image-meta': /* @__PURE__ */ describing((value, index) =>
    memberOf(memberOf(value, 'items'), index),
  ),
  'cover-image-meta': /* @__PURE__ */ describing((value) => memberOf(value, 'coverImage')),
} satisfies Formatters;

function printFacts(image: Value, scope: Scope): string {
  if (!isObject(image)) return '';
  const facts = imageFacts(image, scope, escapeAttribute);
  const preview = facts.isPreview ? 'data-licensed-asset-preview="true" ' : '';
  const key = facts.componentKey === null ? '' : `data-component-key="${facts.componentKey}" `;
  return (
    `${preview}${key}data-src="${facts.url}" data-image="${facts.url}" ` +
    `data-image-dimensions="${facts.size}" data-image-focal-point="${facts.focalPoint}" ` +
    `alt="${facts.alt}" `
  );
}
