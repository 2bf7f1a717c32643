import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHost, useHostEvent, useSlotted, useStates } from '../../element/index.js';
import { pressedLink } from '../../parts/popup-window/index.js';
import type { LanguagePickerProps } from './definition.js';
import { keepPlace, restorePlace } from './keep-place.js';
import { stepLink } from './step-link.js';

export interface LanguagePickerInUse {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether there is more room for the list above the button. */
  readonly isAbove: boolean;
  readonly hasLinks: boolean;
  /** The link of the present language, if the page has one. */
  readonly current: HTMLAnchorElement | null;
  readonly isOpen: boolean;
  toggle(): void;
}

export function useLanguagePicker({
  onBeforeLanguageChange,
}: LanguagePickerProps): LanguagePickerInUse {
  const host = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The link that takes the focus once the list is shown. */
  const wanted = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAbove, setAbove] = useState(false);
  // Renders again when the links arrive or change.
  useSlotted();
  const links = [...(host?.querySelectorAll<HTMLAnchorElement>('a[hreflang]') ?? [])];
  const current = findCurrent(links);

  useEffect(() => {
    if (current && !current.hasAttribute('aria-current')) {
      current.setAttribute('aria-current', 'true');
    }
  }, [current]);
  useLayoutEffect(() => {
    if (!isOpen || !host || !list.current) return;
    const { top, bottom } = host.getBoundingClientRect();
    const below = window.innerHeight - bottom;
    setAbove(below < list.current.offsetHeight && top > below);
    wanted.current?.focus({ preventScroll: true });
    wanted.current = null;
  }, [isOpen, host]);
  const hasLinks = links.length > 0;
  useStates({ open: isOpen });
  useEffect(() => {
    if (!host || !hasLinks) return;
    if (restorePlace(host)) button.current?.focus({ preventScroll: true });
  }, [host, hasLinks]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  useHostEvent('click', (event) => {
    const link = pressedLink(event);
    if (!link?.hreflang || !host) return;
    const detail = { language: link.hreflang, href: link.href };
    if (onBeforeLanguageChange?.(detail) === false) event.preventDefault();
    else keepPlace(host);
  });
  useHostEvent('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && host?.contains(relatedTarget);
    // The window itself has lost the focus: the list is there when it is back.
    if (!isInside && document.hasFocus()) setOpen(false);
  });
  useHostEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      return close();
    }
    const place = links.findIndex((link) => link === event.target);
    if (place < 0 && event.key !== 'ArrowDown') return;
    const next =
      place < 0 ? (current ?? links[0]) : links[stepLink(event.key, place, links.length)];
    if (!next) return;
    event.preventDefault();
    if (isOpen) return next.focus();
    wanted.current = next;
    setOpen(true);
  });

  return { button, list, isAbove, hasLinks, current, isOpen, toggle: () => setOpen(!isOpen) };
}

/** The link that the page marks, else the one in the language of the page. */
function findCurrent(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | null {
  const { lang } = document.documentElement;
  return (
    links.find((link) => /^(?:true|page)$/.test(link.getAttribute('aria-current') ?? '')) ??
    links.find(({ hreflang }) => hreflang.toLowerCase() === lang.toLowerCase()) ??
    null
  );
}
