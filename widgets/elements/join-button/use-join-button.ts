import type { JoinButtonProps } from './definition.js';
import type { MouseEvent } from 'react';
import { readAddress } from '../../../core/base/index.js';
import { memberStrings } from '../../../core/i18n/index.js';
import { getRuntime, hasFeature } from '../../../core/runtime/index.js';
import { useHost, useSlotted } from '../../element/index.js';
import { followInEditor } from '../../hooks/index.js';

export interface JoinLink {
  readonly href: string;
  readonly label: string;
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
}

/** The button's link; null where the plain one stays: without the flag, or without an address. */
export function useJoinButton({ href, label, onBeforeJoin }: JoinButtonProps): JoinLink | null {
  const host = useHost();
  // Renders again when the page's link arrives or changes.
  useSlotted();
  const plain = host?.querySelector('a[href]');
  const address = href || readAddress(plain?.getAttribute('href'));
  if (!address || !hasFeature(getRuntime().site, 'video-paywall')) return null;
  return {
    href: address,
    label: label || plain?.textContent.trim() || memberStrings('join'),
    onFollow(event) {
      const target = event.currentTarget.href;
      if (onBeforeJoin?.({ href: target }) === false) event.preventDefault();
      else followInEditor(event);
    },
  };
}
