import type { Customer, CustomerPage, HeldData } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { moneyView } from '../../pages/views/parts/money.js';
import { countWords } from './count-words.js';
import { momentView } from './moment.js';
import { ownerView, type ShownPage } from './page.js';
import { withQuery } from '../../pages/views/with-query.js';

export const customersPath = '/owner/customers';

export interface CustomersPage extends ShownPage {
  /** How many orders an erased person had; null if nobody was erased just now. */
  readonly erased: number | null;
  readonly search: string;
  readonly page: CustomerPage;
  readonly isFirst: boolean;
  /** What was typed in place of the address of a person. */
  readonly refused: { readonly email: string; readonly error: string } | null;
}

/** Who has bought, and the form by which one person's data is found. */
export function customersView(given: CustomersPage) {
  const { crumb, problem, erased, search, page, isFirst, refused } = given;
  const notice =
    erased === null
      ? null
      : `The person is erased. ${countWords(erased, 'order')} of theirs ${erased === 1 ? 'keeps its' : 'keep their'} sums.`;
  return {
    ...ownerView({ heading: 'Customers', crumb, problem, notice }),
    search: {
      label: 'Name or e-mail address',
      url: toAddress(customersPath),
      text: search,
      state: null,
      clear: search === '' ? null : { url: toAddress(customersPath) },
    },
    customers: page.customers.map(customerRow),
    empty: search === '' ? 'Nobody has bought yet.' : `Nobody matches “${search}”.`,
    person: {
      url: toAddress(`${customersPath}/person`),
      email: refused?.email ?? '',
      error: refused?.error ?? null,
    },
    newest: isFirst ? null : { url: toAddress(addressOf(search)) },
    next:
      page.nextPageCursor === null
        ? null
        : { url: toAddress(addressOf(search, page.nextPageCursor)) },
  };
}

function customerRow({ email, name, orders, lastAt, revenue }: Customer) {
  return {
    name: name === '' ? email : name,
    email,
    orders: {
      url: toAddress(`/owner/orders?${new URLSearchParams({ q: email })}`),
      count: countWords(orders, 'order'),
    },
    last: momentView(lastAt),
    revenue: revenue.map((one) => moneyView(one)),
  };
}

const addressOf = (q: string, cursor: string | null = null) =>
  withQuery(customersPath, { q, cursor });

/** What is kept of one person, to export or to erase. */
export function personView({ crumb, held }: { crumb: string; held: HeldData }) {
  return {
    ...ownerView({ heading: 'One person’s data', crumb }),
    back: { url: toAddress(customersPath), title: 'All customers' },
    email: held.email,
    kept:
      held.kinds.length === 0
        ? null
        : {
            kinds: held.kinds.map(({ name, rows }) => ({
              name,
              count: countWords(rows.length, 'row'),
            })),
            export: { url: toAddress(`${customersPath}/export`) },
            erase: { url: toAddress(`${customersPath}/erase`) },
          },
  };
}
