import type { OverlayDetail, popup, PopupProps } from './definition.js';
import { useRef, useState } from 'react';
import { popupStrings } from '../../../core/i18n/strings/popup.js';
import { getPopupMemory } from '../../../core/social/popup/index.js';
import {
  useHost,
  useHostEvent,
  useMethods,
  useStates,
  type MethodsOf,
} from '../../element/index.js';
import { useSelfOpening } from './use-self-opening.js';

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

  useSelfOpening({ popupId, version, delay, manual, open });

  /** Closes the dialog, which tells it in turn. */
  const close = () => host?.shadowRoot?.querySelector('dialog')?.close();
  useMethods<MethodsOf<typeof popup>>({ open, close });

  // "vitrine-form"'s success. It stays open, so that the form's own answer is read.
  useHostEvent('vitrine-submitted', () => {
    memory.submitted(version);
    tell('submit');
  });
  // Who leaves by it has answered, and is not asked again on the next page.
  const answered = () => memory.closed(version);
  useHostEvent('click', (event) => {
    if (isOpen && isLinkPressed(event)) answered();
  });
  // A form of the page's own; "vitrine-form" has prevented it.
  useHostEvent('submit', (event) => {
    if (isOpen && !event.defaultPrevented) answered();
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

function isLinkPressed(event: Event): boolean {
  return event.composedPath().some((node) => node instanceof Element && node.matches('a[href]'));
}
