import { useState, type Ref } from 'react';
import { pictureViewerStrings } from '../../../core/i18n/strings/picture-viewer.js';
import type { ViewedPicture } from './viewed-picture.js';

export interface ShownProps {
  readonly picture: ViewedPicture;
  readonly ref: Ref<HTMLImageElement>;
}

/** The picture, or the player of its video: nothing of a provider is fetched before that. */
export function Shown({ picture, ref }: ShownProps) {
  const { src, srcSet, preview, alt, title, video } = picture;
  const [hasFailed, setHasFailed] = useState(false);
  if (video?.kind === 'frame') {
    return (
      <iframe
        className="viewer-player"
        src={video.src}
        title={title || alt}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  if (video) {
    return (
      <video
        className="viewer-player"
        src={video.src}
        controls
        autoPlay
        aria-label={title || alt}
      />
    );
  }
  if (hasFailed) return <p className="viewer-failed">{pictureViewerStrings('failed')}</p>;
  return (
    <img
      ref={ref}
      part="lightbox-picture"
      className="viewer-picture"
      sizes={srcSet && '100vw'}
      srcSet={srcSet}
      src={src}
      alt={alt}
      draggable={false}
      style={preview ? { backgroundImage: `url(${JSON.stringify(preview)})` } : undefined}
      onLoad={({ currentTarget }) => currentTarget.style.removeProperty('background-image')}
      onError={() => setHasFailed(true)}
    />
  );
}
