import { useLayoutEffect, useRef } from 'react';
import { picturesStrings } from '../../../core/i18n/strings/pictures.js';
import { scrollWay } from './nearest-index.js';
import type { Picture } from './read-pictures.js';

export interface StripProps {
  readonly pictures: readonly Picture[];
  readonly index: number;
  readonly isSquare: boolean;
  /** In pixels. */
  readonly height: number;
  onShow(index: number): void;
}

/** Every picture as a button that shows it; it scrolls to the current one without moving the page. */
export function Strip({ pictures, index, isSquare, height, onShow }: StripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = strip.current;
    const item = list?.children[index];
    if (!list || !item) return;
    const way = scrollWay(item.getBoundingClientRect(), list.getBoundingClientRect(), 'center');
    list.scrollBy({ left: way, behavior: 'instant' });
  }, [index]);

  const count = pictures.length;
  return (
    <ul
      ref={strip}
      part="thumbnails"
      className={isSquare ? 'strip square' : 'strip'}
      role="list"
      aria-label={picturesStrings('thumbnails')}
    >
      {pictures.map(({ image }, at) => (
        <li key={at}>
          <button
            part="thumbnail"
            className="thumbnail"
            type="button"
            aria-label={nameOf(image.alt, at + 1, count)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onShow(at)}
          >
            <Thumbnail image={image} sizes={`${height * 2}px`} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The file that the page shows, in the size of the strip: the same of its `<picture>`, else of its `srcset`. */
function Thumbnail({ image, sizes }: { image: HTMLImageElement; sizes: string }) {
  const sources = image.parentElement?.matches('picture')
    ? [...image.parentElement.querySelectorAll('source')]
    : [];
  return (
    <picture>
      {sources.map(({ srcset, type, media }, at) => (
        <source
          key={at}
          sizes={sizes}
          srcSet={srcset}
          type={type || undefined}
          media={media || undefined}
        />
      ))}
      <img
        className="small"
        loading="lazy"
        decoding="async"
        sizes={sizes}
        srcSet={image.srcset || undefined}
        src={image.src}
        alt=""
        width={image.getAttribute('width') ?? undefined}
        height={image.getAttribute('height') ?? undefined}
      />
    </picture>
  );
}

function nameOf(alt: string, number: number, count: number): string {
  return alt
    ? picturesStrings('showOf', { number, count, alt })
    : picturesStrings('show', { number, count });
}
