import { useLayoutEffect, useState } from 'react';
import { useHost } from '../../element/index.js';
import { findList, focalPosition, readPictures, type Picture } from './read-pictures.js';

export interface PicturesInUse {
  readonly list: HTMLElement | null;
  readonly pictures: readonly Picture[];
}

const none: PicturesInUse = { list: null, pictures: [] };

/** The page's pictures; read again while the page streams in or changes. */
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
    const watch = new MutationObserver(read);
    watch.observe(host, { childList: true, subtree: true, characterData: true });
    read();
    return () => watch.disconnect();
  }, [host]);
  return found;
}
