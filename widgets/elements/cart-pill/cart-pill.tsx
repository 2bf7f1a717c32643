import type { CartPillProps } from './definition.js';
import { useState } from 'react';
import { useCartPill, type CartPillLinkProps } from './use-cart-pill.js';

/** A link to the page's cart; see the definition. */
export function CartPill(props: CartPillProps) {
  const content = useCartPill(props);
  if (content.kind === 'nothing') return null;
  return content.kind === 'fallback' ? <slot /> : <CartPillLink {...content.pill} />;
}

/** The pill itself. Its number is no live region, because the announcement of an add includes it. */
export function CartPillLink({ link, count, text, label }: CartPillLinkProps) {
  const changes = useChanges(count);
  return (
    <a part="pill" className="pill accent" aria-label={label} {...link}>
      <slot name="icon">
        <svg part="icon" className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 4h2.2l2.3 11h10.2l2-8H6.1M9 20h.01M17 20h.01" />
        </svg>
      </slot>
      {/* A new key starts the animation again. */}
      <span key={changes} part="count" className={changes > 0 ? 'count bump' : 'count'}>
        {count}
      </span>{' '}
      <span part="text">{text}</span>
    </a>
  );
}

/** The number of changes of `value` since the first render. */
function useChanges(value: string): number {
  const [last, setLast] = useState({ value, changes: 0 });
  if (last.value === value) return last.changes;
  const changes = last.changes + 1;
  setLast({ value, changes });
  return changes;
}
