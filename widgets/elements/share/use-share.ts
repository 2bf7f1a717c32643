import { useEffect, useState } from 'react';
import { announce, ensureLiveRegions } from '../../../core/dom/index.js';
import { shareStrings } from '../../../core/i18n/strings/share.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost, useHostEvent, useSlotted } from '../../element/index.js';
import { openLinkInPopup, pressedLink } from '../../parts/popup-window/index.js';
import type { ShareMethod, ShareProps } from './definition.js';
import { isServiceLink, mailAddress, type Shared } from './share-links.js';

/** How long the button says that the link was copied, in milliseconds. */
const confirmedFor = 3000;

/** The state of the copying: `by hand` shows a field with the link. */
type Copying = 'no' | 'copied' | 'by hand';

export interface ShareInUse {
  readonly shared: Shared;
  /** Whether the system's own dialog is used. */
  readonly isSystem: boolean;
  /** Whether the page's own links lead to services. */
  readonly hasServices: boolean;
  readonly copying: Copying;
  readonly mailHref: string;
  shareBySystem(): Promise<void>;
  copy(): Promise<void>;
  /** Returns false where a listener prevents the e-mail. */
  mail(): boolean;
}

export function useShare({
  url = '',
  shareTitle = '',
  recordType = '',
  systemDataId = '',
  assetUrl = '',
  onBeforeShare,
  onShared,
}: ShareProps): ShareInUse {
  const host = useHost();
  // Renders again when the page's links arrive or change.
  useSlotted();
  const [copying, setCopying] = useState<Copying>('no');
  const [hasSystemFailed, setSystemFailed] = useState(false);
  const shared = {
    url: new URL(url || location.href, document.baseURI).href,
    title: shareTitle || document.title,
  };
  const detailOf = (method: ShareMethod) => ({
    method,
    ...shared,
    recordType,
    systemDataId,
    assetUrl,
  });
  const mayShare = (method: ShareMethod) => onBeforeShare?.(detailOf(method)) !== false;

  useEffect(ensureLiveRegions, []);
  useEffect(() => {
    if (copying !== 'copied') return;
    return getRuntime().clock.setTimeout(() => setCopying('no'), confirmedFor);
  }, [copying]);

  useHostEvent('click', (event) => {
    const link = pressedLink(event);
    if (!link || !isServiceLink(link.href, shared)) return;
    if (mayShare('link')) openLinkInPopup(event, link);
    else event.preventDefault();
  });

  return {
    shared,
    isSystem: !hasSystemFailed && canShare(shared),
    hasServices: [...(host?.querySelectorAll('a') ?? [])].some(({ href }) =>
      isServiceLink(href, shared),
    ),
    copying,
    mailHref: mailAddress(shared),
    mail: () => mayShare('mail'),
    async shareBySystem() {
      if (!mayShare('system')) return;
      try {
        await navigator.share(shared);
        onShared?.(detailOf('system'));
      } catch (error) {
        // Closing the dialog is no failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setSystemFailed(true);
      }
    },
    async copy() {
      if (!mayShare('copy')) return;
      try {
        await navigator.clipboard.writeText(shared.url);
        setCopying('copied');
        announce(shareStrings('copied'));
        onShared?.(detailOf('copy'));
      } catch {
        // Pages without HTTPS have no clipboard, and a person may have refused it.
        setCopying('by hand');
        announce(shareStrings('copyByHand'), { assertive: true });
      }
    },
  };
}

function canShare(shared: Shared): boolean {
  return 'share' in navigator && (!('canShare' in navigator) || navigator.canShare(shared));
}
