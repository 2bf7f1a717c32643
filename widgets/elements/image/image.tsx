import { useEffect, useLayoutEffect, type CSSProperties } from 'react';
import { focalPosition, plainImage } from '../../../core/content/index.js';
import { useHost, useSlotted } from '../../element/index.js';
import { checkImage } from '../../mistakes/index.js';
import { completeImage } from './complete-image.js';
import type { ImageProps } from './definition.js';

/** Completes the page's `<img>`, or renders one, in a frame that crops it around the focal point. */
export function Image({
  src = '',
  width = '',
  height = '',
  alt = '',
  sizes = '',
  srcset = '',
  priority = 'none',
  loader = 'raw',
  focalPoint = '',
}: ImageProps) {
  const host = useHost();
  // Renders again when the page's picture arrives.
  useSlotted();
  const own = host?.querySelector('img') ?? null;
  const plain = plainImage({
    src,
    width: readSide(width),
    height: readSide(height),
    alt,
    sizes,
    srcset,
    priority,
    loader,
  });
  useEffect(() => {
    if (host) checkImage(host);
  }, [host]);
  useLayoutEffect(() => {
    if (own) completeImage(own, plain);
  });

  const style = { '--_position': focalPosition(focalPoint) };
  return (
    <span part="frame" className="frame" style={style as CSSProperties}>
      {own || src === '' ? (
        <slot />
      ) : (
        <img
          part="image"
          className="image"
          loading={plain.loading}
          fetchPriority={plain.fetchpriority ?? undefined}
          decoding={plain.decoding}
          width={plain.width ?? undefined}
          height={plain.height ?? undefined}
          alt={plain.alt}
          sizes={plain.sizes ?? undefined}
          srcSet={plain.srcset ?? undefined}
          src={plain.src}
        />
      )}
    </span>
  );
}

/** 0 for what is no positive whole number. */
function readSide(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
