import { socialStrings } from '../../../core/i18n/strings/social.js';
import { useHostEvent, useSlotted } from '../../element/index.js';
import { openLinkInPopup, pressedLink } from '../../parts/popup-window/index.js';
import type { FollowProps } from './definition.js';

/** A link to an account; the event precedes the popup window. */
export function Follow({ username = '', onBeforeFollow }: FollowProps) {
  const hasLink = useSlotted().some((child) => child.matches('a') || child.querySelector('a'));
  useHostEvent('click', (event) => {
    const link = pressedLink(event);
    if (!link?.href) return;
    if (onBeforeFollow?.({ username, href: link.href }) === false) event.preventDefault();
    else openLinkInPopup(event, link);
  });
  if (hasLink || username === '') return <slot />;
  return (
    <a part="link" className="link" href={`https://twitter.com/${username.replace(/\W/g, '')}`}>
      {socialStrings('follow', { name: username })}
    </a>
  );
}
