import type { ReactNode } from 'react';
import { linkStrings } from '../../../core/i18n/strings/links.js';

/** A link that opens a new tab and announces it. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="new-tab" aria-hidden="true">
        {' ↗'}
      </span>
      <span className="visually-hidden">{` ${linkStrings('newTab')}`}</span>
    </a>
  );
}
