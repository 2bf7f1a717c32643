import type { ProductImage } from '../../../core/commerce/product/index.js';
import { galleryStrings } from '../../../core/i18n/index.js';

export interface ThumbnailsProps {
  /** The product's. */
  readonly title: string;
  readonly images: readonly ProductImage[];
  /** For how many there is room, so that what stands below stays where it is when a variant has fewer. */
  readonly room: number;
  /** Address of the picture that is shown large, or is about to be. */
  readonly current: string | null;
  onShow(image: ProductImage): void;
}

/** Every picture as a button that shows it large. */
export function Thumbnails({ title, images, room, current, onShow }: ThumbnailsProps) {
  return (
    <ul
      part="thumbnails"
      className="thumbnails"
      role="list"
      aria-label={galleryStrings('pictures', { title })}
    >
      {images.map((image, index) => (
        <li key={image.url}>
          <button
            part="thumbnail"
            className="thumbnail"
            type="button"
            aria-label={nameOf(image, index + 1, images.length)}
            aria-current={image.url === current ? 'true' : undefined}
            onClick={() => onShow(image)}
          >
            <img
              className="small"
              loading="lazy"
              decoding="async"
              // Of a picture in several widths the browser takes a small one.
              sizes="72px"
              srcSet={image.srcset ?? undefined}
              src={image.url}
              alt=""
            />
          </button>
        </li>
      ))}
      {Array.from({ length: Math.max(0, room - images.length) }, (_, index) => (
        <li key={index} className="empty" aria-hidden="true" />
      ))}
    </ul>
  );
}

function nameOf({ alt }: ProductImage, number: number, count: number): string {
  return alt
    ? galleryStrings('showPictureOf', { number, count, alt })
    : galleryStrings('showPicture', { number, count });
}
