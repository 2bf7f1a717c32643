import { readVideoPlayer, type VideoPlayer } from '../../../core/content/index.js';
import type { ViewedPicture } from '../../parts/picture-viewer/index.js';
import type { Picture } from './read-pictures.js';

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
