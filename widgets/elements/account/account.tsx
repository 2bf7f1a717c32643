import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../core/commerce/money/index.js';
import { accountStrings } from '../../../core/i18n/strings/account.js';
import type { MemberAccount, MemberOrder } from '../../../core/members/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useWidgetId } from '../../element/index.js';
import { Failure } from '../../parts/failure/index.js';
import type { AccountProps } from './definition.js';
import { useAccount, type AccountInUse } from './use-account.js';

/** The account of the signed-in member; see the definition. */
export function Account(props: AccountProps) {
  const inUse = useAccount(props);
  const { view, member } = inUse;
  if (view === 'signed-out') return <SignedOut />;
  if (view === 'failed') {
    return (
      <Failure
        text={accountStrings('failed')}
        retryLabel={accountStrings('tryAgain')}
        onRetry={inUse.retry}
      />
    );
  }
  if (!member) return <slot />;
  return (
    <div className="account">
      <Person member={member} />
      <Orders orders={member.orders} />
      <SignOut inUse={inUse} />
    </div>
  );
}

function Person({ member: { name, email } }: { member: MemberAccount }) {
  return (
    <div>
      <p part="name" className="name">
        {name || email}
      </p>
      {name ? (
        <p part="email" className="email">
          {email}
        </p>
      ) : null}
    </div>
  );
}

function Orders({ orders }: { orders: readonly MemberOrder[] }) {
  const id = useWidgetId();
  if (orders.length === 0) return <p>{accountStrings('noOrders')}</p>;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="title">
        {accountStrings('orders')}
      </h3>
      <ul part="orders" className="orders">
        {orders.map((order) => (
          <Order key={order.number} order={order} />
        ))}
      </ul>
    </section>
  );
}

function Order({ order }: { order: MemberOrder }) {
  const { locale } = getRuntime().site;
  const { number, url, placedAt, total, currency, state } = order;
  const name = accountStrings('order', { number });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(placedAt);
  return (
    <li part="order" className="order">
      {url ? <a href={url}>{name}</a> : <span>{name}</span>}
      <span>{day}</span>
      <span className="total">{formatMoney({ cents: total, currency }, locale)}</span>
      <span className="state">{state}</span>
    </li>
  );
}

function SignOut({ inUse: { isSigningOut, problem, leave } }: { inUse: AccountInUse }) {
  const keepsCart = useRef<HTMLInputElement>(null);
  return (
    <form
      className="sign-out"
      onSubmit={(event) => {
        event.preventDefault();
        void leave(keepsCart.current?.checked ?? false);
      }}
    >
      <label className="keep">
        <input ref={keepsCart} type="checkbox" />
        <span>{accountStrings('keepCart')}</span>
      </label>
      <button part="sign-out" className="button accent" type="submit" aria-disabled={isSigningOut}>
        {accountStrings(isSigningOut ? 'signingOut' : 'signOut')}
      </button>
      {problem === null ? null : (
        <p part="failure" className="failure">
          {problem}
        </p>
      )}
    </form>
  );
}

/** Takes the focus that the button had. */
function SignedOut() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} role="status" tabIndex={-1}>
      {accountStrings('signedOut')}
    </p>
  );
}
