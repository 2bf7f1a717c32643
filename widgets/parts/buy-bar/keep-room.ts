/**
 * Keeps what has the focus, and the end of the page, clear of a bar of this height at the end of the window. Returns what
 * gives the room back.
 */
export function keepRoom(height: number): () => void {
  const { style } = document.documentElement;
  const before = [style.scrollPaddingBlockEnd, style.paddingBlockEnd] as const;
  style.scrollPaddingBlockEnd = `${height + 16}px`;
  style.paddingBlockEnd = `${height}px`;
  return () => {
    [style.scrollPaddingBlockEnd, style.paddingBlockEnd] = before;
  };
}
