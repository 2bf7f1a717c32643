import type { OverlayDetail, popup, PopupProps } from './definition.js';
import { useEffect, useRef, useState } from 'react';
import { isScrollLocked } from '../../../core/dom/index.js';
import { popupStrings } from '../../../core/i18n/strings/popup.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { getPopupMemory, isDue } from '../../../core/social/popup/index.js';
import {
  useHost,
  useHostEvent,
  useLatest,
  useMethods,
  useStates,
  type MethodsOf,
} from '../../element/index.js';

export interface PopupInUse {
  readonly isOpen: boolean;
  readonly heading: string;
  /** Receives the focus when the dialog closes. */
  readonly opener: HTMLElement | null;
  /** Call it after the dialog was closed. */
  closed(): void;
}

/** Opens the popup when it is due, and remembers what became of it. */
export function usePopup(props: PopupProps): PopupInUse {
  const { popupId = 'popup', version = '1', delay = 0, manual = false } = props;
  const host = useHost();
  const [opened, setOpened] = useState<{ readonly opener: HTMLElement | null } | null>(null);
  const isOpen = opened !== null;
  // A call right after the end comes before the next rendering.
  const stands = useRef(false);
  const memory = getPopupMemory(popupId);
  const tell = (action: OverlayDetail['action']) =>
    void props.onOverlay?.({ overlayId: popupId, action });
  useStates({ open: isOpen });

  function open(): void {
    if (stands.current) return;
    stands.current = true;
    const focused = document.activeElement;
    setOpened({
      opener: focused instanceof HTMLElement && focused !== document.body ? focused : null,
    });
    tell('open');
  }

  const latestOpen = useLatest(() => {
    // Never over another dialog, of the page or of the library, whose work it would interrupt.
    const isBusy = isScrollLocked() || document.querySelector('dialog[open]');
    if (isDue(memory.read(), version) && !isBusy) open();
  });
  useEffect(() => {
    if (manual || !isDue(getPopupMemory(popupId).read(), version)) return undefined;
    const wait = Number.isFinite(delay) ? Math.max(0, delay) : 0;
    return getRuntime().clock.setTimeout(() => latestOpen.current(), wait * 1000);
  }, [manual, popupId, version, delay, latestOpen]);

  /** Closes the dialog, which tells it in turn. */
  const close = () => host?.shadowRoot?.querySelector('dialog')?.close();
  useMethods<MethodsOf<typeof popup>>({ open, close });

  // "vitrine-form"'s success. It stays open, so that the form's own answer is read.
  useHostEvent('vitrine-submitted', () => {
    memory.submitted(version);
    tell('submit');
  });

  return {
    isOpen,
    heading: props.heading || findHeading(host) || popupStrings('heading'),
    opener: opened?.opener ?? null,
    closed() {
      stands.current = false;
      setOpened(null);
      memory.closed(version);
      tell('close');
    },
  };
}

function findHeading(host: HTMLElement | null): string {
  return host?.querySelector('h1, h2, h3, h4, h5, h6, p')?.textContent.trim() ?? '';
}
