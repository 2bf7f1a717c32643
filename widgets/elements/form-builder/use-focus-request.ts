import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Marks what the focus can be sent to by name. */
export const focusAttribute = 'data-focus';

/**
 * Sends the focus to what is named so, once React has drawn it. A closed group is opened for it; the text of a field
 * is selected, so that typing replaces it.
 */
export function useFocusRequest(root: RefObject<HTMLElement | null>): (name: string) => void {
  const wanted = useRef<string | null>(null);
  const [, draw] = useState(0);

  useLayoutEffect(() => {
    const name = wanted.current;
    if (name === null) return;
    wanted.current = null;
    const targets = root.current?.querySelectorAll<HTMLElement>(`[${focusAttribute}]`) ?? [];
    const target = [...targets].find((element) => element.getAttribute(focusAttribute) === name);
    const group = target?.closest('details');
    if (group) group.open = true;
    target?.focus();
    if (target instanceof HTMLInputElement && target.type === 'text') target.select();
  });

  return (name) => {
    wanted.current = name;
    draw((count) => count + 1);
  };
}
