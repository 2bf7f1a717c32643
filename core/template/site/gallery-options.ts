import { collectionTypes, parseGallerySettings } from '../../content/index.js';
import { isObject, memberOf, type Value } from '../values.js';
import { listOf } from './members.js';
import type { Data } from './types.js';

const galleryTypes = ['gallery', 'gallery-block', 'slide-gallery', 'slide-album', 'album-block'];
const galleryNumbers: readonly Value[] = [
  collectionTypes['gallery-block'],
  collectionTypes['slide-gallery'],
  collectionTypes['slide-album'],
  collectionTypes['album-block'],
];

/**
 * The options of a gallery block with what they leave out (platform §3), for the templates that ask for them by
 * `{.gallery-…?}`: the engine takes them as they are. Other members stay.
 */
export function completeGalleryOptions(options: Value): Data {
  return { ...(isObject(options) ? options : {}), ...parseGallerySettings(options) };
}

/** The data of a page in which each gallery has its options: the page's collection, and those that an index shows. */
export function withGalleryOptions(data: Data): Data {
  const collection = data['collection'];
  if (!isObject(collection)) return data;
  if (isGallery(collection)) {
    const options = completeGalleryOptions(data['options'] ?? collection['options']);
    return { ...data, options, collection: { ...collection, options } };
  }
  const parts = listOf(collection, 'collections');
  if (!parts?.some(isGallery)) return data;
  const collections = parts.map((part) =>
    isObject(part) && isGallery(part)
      ? { ...part, options: completeGalleryOptions(part['options']) }
      : part,
  );
  return { ...data, collection: { ...collection, collections } };
}

function isGallery(collection: Value): boolean {
  const name = memberOf(collection, 'typeName');
  return (
    (typeof name === 'string' && galleryTypes.includes(name)) ||
    galleryNumbers.includes(memberOf(collection, 'type'))
  );
}
