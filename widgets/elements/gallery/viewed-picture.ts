import { useRef, useState, type ComponentType } from 'react';
import { readVideoPlayer, type VideoPlayer } from '../../../core/content/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { PictureViewerProps, ViewedPicture } from '../../parts/picture-viewer/index.js';
import type { Picture } from './read-pictures.js';

/** What is open, with the component that shows it. */
export interface OpenViewer {
  readonly Viewer: ComponentType<PictureViewerProps>;
  readonly shown: readonly Picture[];
  readonly start: number;
}

/** Opens pictures in the whole window; its code is fetched for the first one. */
export function useViewer() {
  const [open, setOpen] = useState<OpenViewer | null>(null);
  const request = useRef(0);

  /** `start` is an index of `shown`. Without the code, for want of a connection, the link is followed. */
  async function view(shown: readonly Picture[], start: number): Promise<void> {
    request.current += 1;
    const own = request.current;
    try {
      const { PictureViewer } = await import('../../parts/picture-viewer/index.js');
      if (own === request.current) setOpen({ Viewer: PictureViewer, shown, start });
    } catch (error) {
      getRuntime().reporter.report(error, { where: 'vitrine-gallery' });
      const href = shown[start]?.link?.href;
      if (href) location.assign(href);
    }
  }

  return { open, view, close: () => setOpen(null) };
}

/** How the viewer shows a picture of the page. */
export function viewedPicture({ image, link, isVideo, title, text }: Picture): ViewedPicture {
  const isSameFile = !link || link.href.split('?')[0] === image.src.split('?')[0];
  return {
    src: isVideo ? image.src : (link?.href ?? image.src),
    srcSet: (isSameFile && image.srcset) || undefined,
    preview: image.currentSrc || image.src,
    alt: image.alt,
    title,
    text,
    video: isVideo && link ? playerOf(link) : null,
  };
}

/** Whether a press on the picture opens it in the window, instead of following its link. */
export function opensInWindow({ link, isVideo }: Picture, hasLightbox: boolean): boolean {
  if (!link) return false;
  return isVideo ? playerOf(link) !== null : hasLightbox;
}

/** The page says that its link is a video, so a file of another origin is played too. */
function playerOf(link: HTMLAnchorElement): VideoPlayer | null {
  return readVideoPlayer(link.href, location.href, 'any');
}
