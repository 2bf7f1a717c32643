import { formatFocalPoint, imageAltText, imageBlockType } from '../../../content/index.js';
import type { Scope } from '../../plugins.js';
import { asNumber, isObject, memberOf, type Value } from '../../values.js';
import { textOf } from '../members.js';

/** The data attributes of an image in a fixed order; null is left out (§9.2). Not escaped. */
export function imageFacts(image: Value, scope: Scope) {
  const assetUrl = textOf(image, 'assetUrl');
  const focus = memberOf(image, 'mediaFocalPoint');
  return {
    'data-licensed-asset-preview': isObject(memberOf(image, 'licensedAssetPreview'))
      ? 'true'
      : null,
    'data-component-key': textOf(image, 'componentKey') || null,
    'data-src': assetUrl,
    'data-image': assetUrl,
    'data-image-dimensions': textOf(image, 'originalSize'),
    'data-image-focal-point': formatFocalPoint(textOf(focus, 'x'), textOf(focus, 'y')),
    alt: altText(image, scope),
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
