import { stream } from 'hono/streaming';
import { fulfilmentStates } from '../../server/index.js';
import type { PageCall } from '../../pages/page-call.js';
import { exportHead, exportRows, ordersPath, ordersView } from '../views/orders/index.js';
import { downloadHeaders } from '../download.js';
import { readChoice, readSearch } from '../list-pages.js';
import { ownerPage } from '../owner-page.js';
import { ownerRoute } from '../owner-route.js';

/** The list of orders, and the same as a file. */
export const orderListPages = [
  ...ownerPage({
    path: ordersPath,
    place: 'Orders',
    area: 'orders',
    template: 'owner-orders',
    async view({ c, services: { orderManagement }, crumb, problem, cursor, isFirst }) {
      const filter = readFilter(c);
      const page = await orderManagement.list({ ...filter, cursor });
      const counts = await orderManagement.count();
      return ordersView({ crumb, problem, ...filter, page, counts, isFirst });
    },
  }),
  ownerRoute('GET', `${ordersPath}/export`, 'orders', ({ services }, c) => {
    for (const [name, value] of Object.entries(downloadHeaders('orders.csv')))
      c.header(name, value);
    return stream(c, async (body) => {
      await body.write(exportHead);
      for await (const page of services.orderManagement.each(readFilter(c))) {
        await body.write(exportRows(page));
      }
    });
  }),
];

const readFilter = (c: PageCall) => ({
  fulfilment: readChoice(c, fulfilmentStates),
  search: readSearch(c),
});
