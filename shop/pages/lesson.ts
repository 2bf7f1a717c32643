/** A lesson: text, and a film, which is the picture `/images/lesson-{urlId}.svg` until the owner gives its address. */
export interface Lesson {
  /** Last part of the URL: `/lessons/{urlId}`. */
  readonly urlId: string;
  readonly title: string;
  readonly minutes: number;
  /** Whether visitors who are not members can see it. */
  readonly isOpen: boolean;
  readonly excerpt: string;
  /** Alternative text of the picture. */
  readonly alt: string;
  /** Plain-text paragraphs. */
  readonly words: readonly string[];
  /** Required things, with a product page if the shop sells them. */
  readonly needs: readonly { readonly name: string; readonly url?: string }[];
}
