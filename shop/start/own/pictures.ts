import { readPhoto, type ImageSeed } from '../../server/index.js';

/** A picture of a product in `public/pictures`: `dune-mug.svg`, and `dune-mug-2.jpg` for a further one. */
const fileName = /^([a-z0-9-]+?)(?:-(\d{1,2}))?\.(svg|jpe?g|png|webp)$/;

/** Where pages find the folder. */
const folderUrl = '/pictures/';

export interface PictureFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The pictures of each product by its address, the first one first. A product whose own address ends with a number has
 * the picture of that name. A file that is no picture is left out.
 * @param titles Of the products, by their addresses: the text in place of each picture.
 */
export function findPictures(
  files: readonly PictureFile[],
  titles: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly ImageSeed[]> {
  const found = files.flatMap(({ name, bytes }) => {
    const [, start = '', number, extension] = fileName.exec(name) ?? [];
    const size = extension === 'svg' ? sizeOfSvg(bytes) : readPhoto(bytes);
    const whole = number === undefined ? start : `${start}-${number}`;
    const place = titles.has(whole)
      ? { urlId: whole, at: 1 }
      : { urlId: start, at: Number(number) };
    const title = titles.get(place.urlId);
    if (title === undefined || size === null) return [];
    const { width, height } = size;
    return [{ ...place, image: { assetUrl: folderUrl + name, width, height, altText: title } }];
  });
  const sorted = found.toSorted((one, other) => one.at - other.at);
  return new Map(
    [...titles.keys()].map((urlId) => [
      urlId,
      sorted.flatMap((one) => (one.urlId === urlId ? [one.image] : [])),
    ]),
  );
}

/** The size that the root element states, of `viewBox` or of `width` and `height`; null without one. */
function sizeOfSvg(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  const [root = ''] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes)) ?? [];
  const box = /\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root);
  const side = (name: string) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1];
  const [width, height] = [box?.[1] ?? side('width'), box?.[2] ?? side('height')].map((text) =>
    Math.round(Number(text)),
  );
  return width && height ? { width, height } : null;
}
