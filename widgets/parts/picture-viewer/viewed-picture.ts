import type { VideoPlayer } from '../../../core/content/index.js';

/** A picture as the viewer shows it. */
export interface ViewedPicture {
  /** Of the largest file. */
  readonly src: string;
  readonly srcSet: string | undefined;
  /** A file that is there already, shown until the large one is; '' for none. */
  readonly preview: string;
  readonly alt: string;
  /** Shown below it; '' for none. */
  readonly title: string;
  readonly text: string;
  /** The video in its place; null for a picture. */
  readonly video: VideoPlayer | null;
}
