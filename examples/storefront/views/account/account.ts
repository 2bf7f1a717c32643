import { formatMoney } from '../../../../core/commerce/money/index.js';
import { accountStrings } from '../../../../core/i18n/strings/account.js';
import {
  orderPath,
  orderStateWord,
  type Account,
  type AccountOrder,
} from '../../../server/index.js';
import { website } from '../../site.js';
import { pageLocale } from '../../words/languages.js';
import type { Phrase } from '../../words/phrases.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { fieldView, type Field, type Typed } from '../parts/field.js';
import { longDate } from '../parts/long-date.js';

const nameFields: readonly Field[] = [{ name: 'name', label: 'Name', autocomplete: 'name' }];
const passwordFields: readonly Field[] = [
  {
    name: 'present',
    label: 'Present password',
    type: 'password',
    autocomplete: 'current-password',
  },
  {
    name: 'next',
    label: 'New password',
    type: 'password',
    autocomplete: 'new-password',
    hint: 'At least 8 characters.',
    maxLength: 200,
  },
];
const removeFields: readonly Field[] = [
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
  },
];

/** What has just been done, by the name that the address has for it. */
export const accountDone: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  ['name', 'Your name is saved.'],
  ['password', 'The password has changed. Other browsers are signed out.'],
]);

export interface AccountPage {
  readonly crumb: string;
  readonly account: Account;
  readonly orders: readonly AccountOrder[];
  readonly errors?: Typed;
  readonly problem?: string | null;
  readonly done?: Phrase | null;
}

/** The page of a member who has signed in. */
export function accountView({ crumb, account, orders, ...page }: AccountPage) {
  const { errors = {}, problem = null, done = null } = page;
  const locale = pageLocale();
  const form = (path: string, fields: readonly Field[], typed: Typed = {}) => ({
    url: toAddress(path),
    crumb,
    fields: fields.map((field) => fieldView(field, typed, errors)),
  });
  return {
    title: `${say('Your account')} – ${website.siteTitle}`,
    description: say('Your account'),
    page: null,
    isForm: true,
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
    signOut: form('/account/sign-out', []),
    rename: form('/account/name', nameFields, { name: account.name }),
    password: form('/account/password', passwordFields),
    remove: form('/account/remove', removeFields),
  };
}
