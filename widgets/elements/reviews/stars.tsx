import { ratedText, starsPath, starsWidth } from '../../../core/commerce/reviews/index.js';

export interface StarsProps {
  /** Of a star: 46 is 4.6. */
  tenths: number;
  /** The same in words: '4.6'. */
  rating: string;
}

/** A rating as one picture with a text alternative. */
export function Stars({ tenths, rating }: StarsProps) {
  return (
    <svg
      part="stars"
      className="stars"
      viewBox="0 0 100 20"
      role="img"
      aria-label={ratedText(rating)}
    >
      <path className="track" d={starsPath} />
      {/* Cut off where the rating ends. */}
      <svg width={starsWidth(tenths)} height="20">
        <path d={starsPath} />
      </svg>
    </svg>
  );
}
