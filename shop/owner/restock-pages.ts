import { ownerRestockView, restockPath, restockSendView } from './views/restock.js';
import { ownerPage } from './owner-page.js';

/** Mails that one press queues, at most; see `Restock.send`. */
const mostMails = 100;

/** Restock signups. Mails go out only after a question that names the product, its stock and how many wait. */
export const restockPages = [
  ...ownerPage({
    path: restockPath,
    place: 'Restock',
    area: 'restock',
    template: 'owner-restock',
    async view({ c, services, crumb, problem, cursor }) {
      const sent = Number(c.req.query('sent'));
      const remaining = Number(c.req.query('remaining'));
      const isKnown = c.req.query('sent') !== undefined && sent >= 0 && remaining >= 0;
      return ownerRestockView({
        crumb,
        problem,
        groups: await services.restock.waiting(cursor),
        last: isKnown ? { sent, remaining } : null,
      });
    },
  }),
  ...ownerPage({
    path: `${restockPath}/send`,
    area: 'restock',
    access: 'change',
    template: 'owner-restock-send',
    async view({ c, services, crumb }) {
      const { productId = '', variantId = '' } = c.req.query();
      return restockSendView(
        crumb,
        await services.restock.find({ productId, variantId }),
        mostMails,
      );
    },
    forms: {
      '': {
        action: 'restock-sent',
        back: restockPath,
        async work({ services, typed, record }) {
          const { productId = '', variantId = '' } = typed;
          const done = await services.restock.send({ productId, variantId }, record);
          const { sent, remaining } = done;
          const query = new URLSearchParams({ sent: String(sent), remaining: String(remaining) });
          return `${restockPath}?${query}`;
        },
      },
    },
  }),
];
