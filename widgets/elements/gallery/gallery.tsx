import { useEffect, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { galleryRatios, readGalleryNumber } from '../../../core/content/index.js';
import { announce } from '../../../core/dom/index.js';
import { picturesStrings } from '../../../core/i18n/strings/pictures.js';
import {
  adoptStyles,
  useHost,
  useHostEvent,
  useLatest,
  useMethods,
  useStates,
  type MethodsOf,
} from '../../element/index.js';
import { usePictureViewer } from '../../parts/open-pictures/index.js';
import { Bar } from './bar.js';
import type { gallery, GalleryProps } from './definition.js';
import { keyedIndex } from './keyed-index.js';
import lightStyles from './pictures.css?inline';
import type { Picture } from './read-pictures.js';
import { Strip } from './strip.js';
import { useAutoplay } from './use-autoplay.js';
import { usePictures } from './use-pictures.js';
import { usePosition } from './use-position.js';
import { opensInWindow, viewedPicture } from './viewed-picture.js';

/** Pictures of the page in one of four designs. The list stays the page's; buttons and thumbnails are added. */
export function Gallery(props: GalleryProps) {
  const { design = 'grid', activeAlignment = 'center', lightbox = false } = props;
  const host = useHost();
  const found = usePictures();
  const { pictures, list } = found;
  const count = pictures.length;
  const isScrolling = design === 'slideshow' || design === 'slider';
  const isAutoplay = isScrolling && props.autoplay === true && count > 1;
  const alignment = design === 'slider' ? activeAlignment : 'center';
  const { index, show } = usePosition(found, { isScrolling, alignment });
  const { open, view, close } = usePictureViewer<Picture>('vitrine-gallery');
  const { isOn, play, pause } = useAutoplay({
    isAutoplay,
    duration: readGalleryNumber('autoplay-duration', props.autoplayDuration) * 1_000,
    index,
    isLightboxOpen: open !== null,
    onNext: () => show((index + 1) % count),
  });

  useLayoutEffect(() => {
    if (host) adoptStyles(host.getRootNode(), [lightStyles]);
  }, [host]);
  useShownEvent(index, count, props.onPictureShown);
  useStates({ playing: isAutoplay && isOn });

  /** By the visitor, who takes over from what plays. */
  function step(next: number): void {
    const picture = pictures[next];
    if (!picture || next === index) return;
    pause();
    show(next);
    const { alt } = picture.image;
    const number = next + 1;
    announce(
      alt
        ? picturesStrings('shownOf', { number, count, alt })
        : picturesStrings('shown', { number, count }),
    );
  }

  useMethods<MethodsOf<typeof gallery>>({
    showPicture: show,
    openLightbox: (at) => void (pictures[at] && view(pictures, at, pictures[at].link?.href)),
    play,
    pause,
  });

  useHostEvent('keydown', (event) => {
    if (!isScrolling || open || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRightToLeft = host !== null && getComputedStyle(host).direction === 'rtl';
    const next = keyedIndex(event.key, { index, count, isRightToLeft });
    if (next === null) return;
    event.preventDefault();
    step(next);
  });

  useHostEvent('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    // A visitor who asks for a new window gets one.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { target } = event;
    const picture = pictures.find(
      ({ link }) => target instanceof Node && link?.contains(target) === true,
    );
    if (!picture || !opensInWindow(picture, lightbox)) return;
    event.preventDefault();
    const shown = lightbox ? pictures.filter((one) => opensInWindow(one, true)) : [picture];
    void view(shown, shown.indexOf(picture), picture.link?.href);
  });

  /** A script may have put another image or link into its item meanwhile. */
  const known = (shown: Picture) => pictures.find(({ item }) => item === shown.item) ?? shown;

  useNewWindow(props.newWindow === true && !lightbox ? found.pictures : null);

  const hasBar = isScrolling && count > 1 && (props.controls === true || isAutoplay);
  const stripHeight = readGalleryNumber('thumbnail-strip-height', props.thumbnailStripHeight);
  return (
    <div className="frame" style={frameStyle(props)}>
      <slot />
      {hasBar ? (
        <Bar
          index={index}
          count={count}
          hasSteps={props.controls === true}
          isPlaying={isAutoplay ? isOn : null}
          onShow={step}
          onPlay={(isPlaying) => (isPlaying ? play() : pause())}
        />
      ) : null}
      {design === 'slideshow' && count > 1 && stripHeight > 0 ? (
        <Strip
          pictures={pictures}
          index={index}
          isSquare={props.squareThumbs !== 'off'}
          height={stripHeight}
          onShow={step}
        />
      ) : null}
      {open ? (
        <open.Viewer
          pictures={open.shown.map((one) => viewedPicture(known(one)))}
          start={open.start}
          theme={props.lightboxTheme ?? 'dark'}
          label={list?.getAttribute('aria-label') ?? ''}
          onShow={(at) => {
            const shown = open.shown[at];
            if (shown) show(pictures.indexOf(known(shown)));
          }}
          onClose={(at) => {
            close();
            const shown = open.shown[at];
            if (shown) known(shown).link?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

/** The style that the list inherits, in the ranges of the settings. */
function frameStyle(props: GalleryProps): CSSProperties {
  const style: Record<`--${string}`, string> = {
    '--_gallery-padding': `${readGalleryNumber('padding', props.padding)}px`,
    '--_gallery-row': `${readGalleryNumber('thumbnails-per-row', props.thumbnailsPerRow)}`,
    '--_gallery-widest': `${readGalleryNumber('max-width', props.maxWidth)}px`,
    '--_gallery-ratio': `${galleryRatios[props.aspectRatio ?? 'square']}`,
    '--_strip-height': `${readGalleryNumber('thumbnail-strip-height', props.thumbnailStripHeight)}px`,
    '--_strip-margin': `${readGalleryNumber('thumbnail-strip-margin', props.thumbnailStripMargin)}px`,
  };
  return style as CSSProperties;
}

/** Tells the page of another picture; the first one is no change. */
function useShownEvent(
  index: number,
  count: number,
  onPictureShown: GalleryProps['onPictureShown'],
): void {
  const latest = useLatest({ count, onPictureShown });
  const told = useRef(index);
  useEffect(() => {
    if (told.current === index) return;
    told.current = index;
    latest.current.onPictureShown?.({ index, count: latest.current.count });
  }, [index, latest]);
}

/** Links that open a new window tell nothing about this one. */
function useNewWindow(pictures: readonly { readonly link: HTMLAnchorElement | null }[] | null) {
  useEffect(() => {
    for (const { link } of pictures ?? []) {
      if (link && !link.target) openInNewWindow(link);
    }
  }, [pictures]);
}

function openInNewWindow(link: HTMLAnchorElement): void {
  link.target = '_blank';
  link.rel = 'noopener';
}
