import {
  fulfilmentStates,
  type FulfilmentState,
  type ListedOrder,
  type ListedOrders,
} from '../../../server/index.js';
import { locale } from '../../../pages/site.js';
import { toAddress } from '../../../pages/views/address.js';
import { moneyView } from '../../../pages/views/parts/money.js';
import { countWords } from '../count-words.js';
import { momentView } from '../moment.js';
import { ownerView, type ShownPage } from '../page.js';
import { orderAddress, ordersPath } from './paths.js';
import { fulfilmentWords, paidWords } from './state-words.js';
import { withQuery } from '../../../pages/views/with-query.js';

export interface OrdersPage extends ShownPage {
  readonly fulfilment: FulfilmentState | null;
  readonly search: string;
  readonly page: ListedOrders;
  readonly counts: Readonly<Record<FulfilmentState, number>>;
  readonly isFirst: boolean;
}

/** The owner's list of orders, newest first. */
export function ordersView(given: OrdersPage) {
  const { crumb, problem, fulfilment, search, page, counts, isFirst } = given;
  const all = fulfilmentStates.reduce((sum, state) => sum + counts[state], 0);
  const tab = (title: string, count: number, state: FulfilmentState | null) => ({
    title: `${title} (${count.toLocaleString(locale)})`,
    url: toAddress(addressOf(ordersPath, { fulfilment: state, search })),
    isCurrent: state === fulfilment,
  });
  const filter = { fulfilment, search };
  return {
    ...ownerView({ heading: 'Orders', crumb, problem }),
    tabs: [
      tab('All', all, null),
      ...fulfilmentStates.map((state) => tab(fulfilmentWords[state], counts[state], state)),
    ],
    search: {
      label: 'Number, name or e-mail address',
      url: toAddress(ordersPath),
      text: search,
      state: fulfilment,
      clear:
        search === ''
          ? null
          : { url: toAddress(addressOf(ordersPath, { fulfilment, search: '' })) },
    },
    orders: page.orders.map(orderRow),
    empty: search === '' ? 'There is no order here yet.' : `No order matches “${search}”.`,
    export: { url: toAddress(addressOf(`${ordersPath}/export`, filter)) },
    newest: isFirst ? null : { url: toAddress(addressOf(ordersPath, filter)) },
    next:
      page.nextPageCursor === null
        ? null
        : { url: toAddress(addressOf(ordersPath, filter, page.nextPageCursor)) },
  };
}

function orderRow(order: ListedOrder) {
  const { id, number, placedAt, buyer, email, pieces, currency } = order;
  return {
    number: String(number),
    url: orderAddress(id),
    time: momentView(placedAt),
    buyer,
    email,
    pieces: countWords(pieces, 'piece'),
    total: moneyView({ cents: order.totalCents, currency }),
    paid: paidWords(order),
    state: order.fulfilment,
    stateWords: fulfilmentWords[order.fulfilment],
  };
}

const addressOf = (
  path: string,
  { fulfilment: state, search: q }: Pick<OrdersPage, 'fulfilment' | 'search'>,
  cursor: string | null = null,
) => withQuery(path, { state, q, cursor });
