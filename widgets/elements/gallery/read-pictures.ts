/** A picture of the page's list. */
export interface Picture {
  readonly item: HTMLElement;
  readonly image: HTMLImageElement;
  readonly link: HTMLAnchorElement | null;
  /** Whether the link leads to a video. */
  readonly isVideo: boolean;
  readonly title: string;
  readonly text: string;
}

/** The list among the element's children; null while there is none. */
export function findList(host: Element): HTMLElement | null {
  return host.querySelector<HTMLElement>(':scope > :is(ul, ol)');
}

/** The pictures of the list in their order. Items without an `<img>` are none. */
export function readPictures(list: Element | null): Picture[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])].flatMap((item) => {
    const image = item.querySelector('img');
    if (!image) return [];
    const link = image.closest('a');
    const [title, ...texts] = captionLines(item.querySelector('figcaption'));
    return {
      item,
      image,
      link,
      isVideo: link?.hasAttribute('data-video') ?? false,
      title: title ?? '',
      text: texts.join(' '),
    };
  });
}

/** The first line of a caption is the title, the others are the description. */
function captionLines(caption: Element | null): string[] {
  if (!caption) return [];
  const parts = caption.children.length > 0 ? [...caption.children] : [caption];
  return parts
    .map((part) => part.textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** `x,y` of an image's focal point, as a CSS position; null for none. */
export function focalPosition(image: HTMLElement): string | null {
  const shares = (image.dataset['imageFocalPoint'] ?? '').split(',').map(Number.parseFloat);
  const [x = Number.NaN, y = Number.NaN] = shares;
  const isPoint = [x, y].every((share) => share >= 0 && share <= 1);
  return isPoint ? `${x * 100}% ${y * 100}%` : null;
}
