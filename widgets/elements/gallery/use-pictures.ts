import { useLayoutEffect, useState } from 'react';
import { useHost } from '../../element/index.js';
import { findList, focalPosition, readPictures, type Picture } from './read-pictures.js';

export interface PicturesInUse {
  readonly list: HTMLElement | null;
  readonly pictures: readonly Picture[];
}

const none: PicturesInUse = { list: null, pictures: [] };

/** What says which file a picture is, also where a script of the page sets it late; `type` and `media` are of a `<source>`. */
const fileAttributes = ['src', 'srcset', 'sizes', 'type', 'media', 'alt', 'width', 'height'];

/** The page's pictures; read again while the page streams in or changes, for as long as they are there. */
export function usePictures(): PicturesInUse {
  const host = useHost();
  const [found, setFound] = useState(none);
  useLayoutEffect(() => {
    if (!host) return undefined;
    const read = () => {
      const list = findList(host);
      const pictures = readPictures(list);
      for (const { image } of pictures) {
        const position = focalPosition(image);
        if (position !== null) image.style.objectPosition = position;
      }
      setFound({ list, pictures });
    };
    const watch = new MutationObserver((changes) => {
      if (changes.some(({ type }) => type !== 'attributes')) read();
      // The same pictures, so that a movement to one of them goes on; they are drawn from what they say now.
      else setFound((known) => ({ ...known }));
    });
    watch.observe(host, {
      attributeFilter: fileAttributes,
      childList: true,
      subtree: true,
      characterData: true,
    });
    read();
    return () => watch.disconnect();
  }, [host]);
  return found;
}
