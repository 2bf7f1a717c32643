import { formatFocalPoint, imageAltText, imageBlockType } from '../../../content/index.js';
import type { Scope } from '../../plugins.js';
import { asNumber, isObject, memberOf, type Value } from '../../values.js';
import { textOf } from '../members.js';

/** The data attributes of an image in a fixed order; null is left out (§9.2). Not escaped, unless by `write`. */
export function imageFacts(image: Value, scope: Scope, write = (text: string) => text) {
  const assetUrl = write(textOf(image, 'assetUrl'));
  const focus = memberOf(image, 'mediaFocalPoint');
  const isPreview = isObject(memberOf(image, 'licensedAssetPreview'));
  return {
    'data-licensed-asset-preview': isPreview ? 'true' : null,
    'data-component-key': write(textOf(image, 'componentKey')) || null,
    'data-src': assetUrl,
    'data-image': assetUrl,
    'data-image-dimensions': write(textOf(image, 'originalSize')),
    'data-image-focal-point': write(formatFocalPoint(textOf(focus, 'x'), textOf(focus, 'y'))),
    alt: write(altText(image, scope)),
  };
}

function altText(image: Value, scope: Scope): string {
  const texts = {
    altText: textOf(image, 'altText'),
    title: textOf(image, 'title'),
    body: textOf(image, 'body'),
    filename: textOf(image, 'filename'),
  };
  return imageAltText(texts, asNumber(scope.lookup(['blockType'])) === imageBlockType);
}
