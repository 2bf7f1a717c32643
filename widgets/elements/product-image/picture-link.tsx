import { useLayoutEffect, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useHost } from '../../element/index.js';

export interface PictureLinkProps {
  readonly ref: RefObject<HTMLAnchorElement | null>;
  /** The large file, which the browser shows in a new tab where a visitor asks for one. */
  readonly href: string;
  /** Called for a press without a key that asks the browser for a tab or a file; follows the link unless prevented. */
  onPress(event: MouseEvent): void;
  readonly children: ReactNode;
}

/** The picture as a link; it has the focus where the page's own link, in whose place it stands, had it. */
export function PictureLink({ ref, href, onPress, children }: PictureLinkProps) {
  const host = useHost();
  useLayoutEffect(() => {
    if (host?.querySelector('a:focus')) ref.current?.focus({ preventScroll: true });
  }, [host, ref]);

  function press(event: MouseEvent): void {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) onPress(event);
  }

  return (
    <a ref={ref} part="link" className="link" href={href} aria-haspopup="dialog" onClick={press}>
      {children}
    </a>
  );
}
