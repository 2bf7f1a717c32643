import { ratedText, starsPath, starsWidth } from 'vitrine/core/reviews';

export type StarsView = {
  /** '4.6 out of 5 stars'. */
  readonly label: string;
  readonly path: string;
  /** Filled width in percent. */
  readonly width: number;
};

/** @param rating The same as text, such as '4.6'. */
export function starsView(tenths: number, rating: string): StarsView {
  return { label: ratedText(rating), path: starsPath, width: starsWidth(tenths) };
}
