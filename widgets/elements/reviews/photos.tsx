import { useState } from 'react';
import type { ReviewPhoto } from '../../../core/commerce/reviews/index.js';
import { reviewStrings } from '../../../core/i18n/index.js';
import { Lightbox } from '../../parts/lightbox/index.js';

export interface PhotosProps {
  photos: readonly ReviewPhoto[];
  author: string;
}

interface OpenPhoto {
  photo: ReviewPhoto;
  opener: HTMLElement;
}

/** Small photos, each a button that shows it larger. */
export function Photos({ photos, author }: PhotosProps) {
  const [open, setOpen] = useState<OpenPhoto | null>(null);
  const byAuthor = reviewStrings('photo', { author });
  return (
    <>
      <ul className="photos">
        {photos.map((photo) => (
          <li key={photo.url}>
            <button
              part="photo"
              className="photo"
              type="button"
              aria-label={reviewStrings('openPhoto', { alt: photo.alt || byAuthor })}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => setOpen({ photo, opener: currentTarget })}
            >
              <Picture photo={photo} />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Lightbox
          heading={byAuthor}
          closeLabel={reviewStrings('close')}
          opener={open.opener}
          onClose={() => setOpen(null)}
        >
          <Picture photo={open.photo} className="large-photo" />
          {open.photo.alt && <p className="text">{open.photo.alt}</p>}
        </Lightbox>
      )}
    </>
  );
}

function Picture({ photo, className }: { photo: ReviewPhoto; className?: string }) {
  const { url, alt, width, height } = photo;
  return (
    <img
      className={className}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
      decoding="async"
      src={url}
    />
  );
}
