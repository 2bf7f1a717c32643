import { reviewFormStrings } from 'vitrine/core/i18n';
import type { Read } from '../../../ground/http/index.js';
import { photoLimits, readPhoto, type ReadPhoto } from '../photos/index.js';

const megabyte = 1024 * 1024;
/** Of a name in a sentence. */
const longestName = 60;

/** Reads uploaded photos. A field without a file arrives as one without bytes. */
export async function readPhotos(files: readonly File[]): Promise<Read<readonly ReadPhoto[]>> {
  const given = files.filter(({ size }) => size > 0);
  const { count, megabytes } = photoLimits;
  if (given.length > count) return { errors: reviewFormStrings('photosTooMany', { most: count }) };
  const large = given.find(({ size }) => size > megabytes * megabyte);
  if (large) {
    const name = nameOf(large);
    return { errors: reviewFormStrings('photoTooLarge', { name, most: megabytes }) };
  }
  const photos: ReadPhoto[] = [];
  for (const file of given) {
    const photo = readPhoto(new Uint8Array(await file.arrayBuffer()));
    if (!photo) return { errors: reviewFormStrings('photoOfOtherType', { name: nameOf(file) }) };
    photos.push(photo);
  }
  return { value: photos };
}

function nameOf({ name }: File): string {
  return name.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '').slice(0, longestName);
}
