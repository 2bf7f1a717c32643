import { formatFocalPoint, imageAltText, imageBlockType } from '../../../content/index.js';
import type { Scope } from '../../plugins.js';
import { asNumber, isObject, memberOf, type Value } from '../../values.js';
import { textOf } from '../../readers/index.js';

/** The facts in the attributes of an image (§9.2); null is left out. Not escaped, unless by `write`. */
export function imageFacts(image: Value, scope: Scope, write = (text: string) => text) {
  const focus = memberOf(image, 'mediaFocalPoint');
  return {
    isPreview: isObject(memberOf(image, 'licensedAssetPreview')),
    componentKey: write(textOf(image, 'componentKey')) || null,
    url: write(textOf(image, 'assetUrl')),
    size: write(textOf(image, 'originalSize')),
    focalPoint: write(formatFocalPoint(textOf(focus, 'x'), textOf(focus, 'y'))),
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
