import { formatMoney } from 'vitrine/core/money';
import { accountStrings } from 'vitrine/core/i18n';
import {
  orderPath,
  orderStateWord,
  type Account,
  type AccountOrder,
  type Subscription,
} from '../../../server/index.js';
import { website } from '../../site.js';
import { pageLocale } from '../../words/languages.js';
import type { Phrase } from '../../words/phrases.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { fieldView, type Typed } from '../parts/field.js';
import { longDate } from '../parts/long-date.js';
import { subscriptionList } from '../subscription/index.js';
import { passkeysPath } from './passkeys.js';
import { accountFields, type AccountFormName } from './account-fields.js';

/** What has just been done, by the name that the address has for it. */
export const accountDone: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  ['name', 'Your name is saved.'],
  ['password', 'The password has changed. Other browsers are signed out.'],
]);

export interface AccountPage {
  readonly crumb: string;
  readonly account: Account;
  readonly orders: readonly AccountOrder[];
  readonly subscriptions: readonly Subscription[];
  /** Whether the shop has passkeys. */
  readonly hasPasskeys: boolean;
  /** The form that was refused, which is shown open. */
  readonly form?: AccountFormName | null;
  readonly errors?: Typed;
  readonly problem?: string | null;
  readonly done?: Phrase | null;
}

/** The page of a member who has signed in. */
export function accountView({ crumb, account, orders, subscriptions, ...page }: AccountPage) {
  const { hasPasskeys, form: refused = null, errors = {}, problem = null, done = null } = page;
  const locale = pageLocale();
  const form = (path: string, name: AccountFormName, typed: Typed = {}) => ({
    url: toAddress(path),
    crumb,
    isOpen: name === refused,
    fields: accountFields[name].map((field) =>
      fieldView(field, typed, name === refused ? errors : {}),
    ),
  });
  return {
    title: `${say('Your account')} – ${website.siteTitle}`,
    description: say('Your account'),
    page: null,
    sheets: ['forms'] as const,
    email: account.email,
    name: account.name || null,
    problem,
    done: done && say(done),
    words: {
      orders: accountStrings('orders'),
      noOrders: accountStrings('noOrders'),
      keepCart: accountStrings('keepCart'),
      signOut: accountStrings('signOut'),
    },
    orders:
      orders.length === 0
        ? null
        : orders.map(({ id, number, placedAt, total, currency, state }) => ({
            url: toAddress(orderPath(id)),
            title: accountStrings('order', { number }),
            day: longDate(placedAt),
            total: formatMoney({ cents: total, currency }, locale),
            state: orderStateWord(state),
          })),
    subscriptions: subscriptionList(subscriptions),
    passkeys: hasPasskeys ? { url: toAddress(passkeysPath) } : null,
    signOut: { url: toAddress('/account/sign-out'), crumb },
    rename: form('/account/name', 'rename', { name: account.name }),
    password: form('/account/password', 'password'),
    remove: form('/account/remove', 'remove'),
  };
}
