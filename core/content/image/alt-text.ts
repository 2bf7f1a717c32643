import { cutText } from '../cut-text.js';
import { altTextLength } from '../limits.js';
import { stripTags } from '../strip-tags.js';

/** The texts of an image item; '' for missing ones. */
export interface ImageTexts {
  readonly altText: string;
  readonly title: string;
  /** Markup. */
  readonly body: string;
  readonly filename: string;
}

/**
 * Text, not markup. In an image block it is what the author wrote, even nothing: the image is a decoration then.
 * Elsewhere the title, the start of the description or the file's name (template language §9.2).
 */
export function imageAltText(image: ImageTexts, isInImageBlock: boolean): string {
  if (isInImageBlock) return image.altText.trim();
  return image.title || cutText(stripTags(image.body, ' '), altTextLength) || image.filename;
}
