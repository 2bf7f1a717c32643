/** What decides whether a box of the page is a layer of somebody else over it. */
export interface BoxFacts {
  /** `fixed` or `absolute`. */
  readonly isOutOfFlow: boolean;
  readonly isSeen: boolean;
  /** Some of it is inside the window: vendors keep what waits far above the page. */
  readonly isInWindow: boolean;
  /** The highest of its own and of its wrappers. */
  readonly zIndex: number;
  /** Whether it came after the dialog. */
  readonly isNew: boolean;
}

/**
 * What was there before the dialog belongs to the page, such as its header, unless it stands higher than this: consent
 * tools, chats and wallets do.
 */
const highestOfPages = 99_999;

/** Whether a box is a layer that a dialog leaves in reach. */
export function isLayer({ isOutOfFlow, isSeen, isInWindow, zIndex, isNew }: BoxFacts): boolean {
  return isOutOfFlow && isSeen && isInWindow && (isNew || zIndex > highestOfPages);
}
