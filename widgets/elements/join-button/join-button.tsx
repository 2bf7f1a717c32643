import type { JoinButtonProps } from './definition.js';
import { useJoinButton } from './use-join-button.js';

/** A link to the sign-up page of members; the event precedes the navigation. */
export function JoinButton(props: JoinButtonProps) {
  const link = useJoinButton(props);
  if (!link) return <slot />;
  return (
    <a part="button" className="button accent" href={link.href} onClick={link.onFollow}>
      {link.label}
    </a>
  );
}
