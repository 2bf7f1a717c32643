import type { Delivery, Handle } from '../../analytics/delivery/index.js';

export interface Sent {
  route: string;
  priority: string;
  value: Record<string, unknown>;
}

/** A delivery that only keeps what it is given. */
export function createFakeDelivery(): Pick<Delivery, 'send'> & { readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const pageId = 'p'.repeat(22);

  return {
    sent,
    send(route, priority, build, stamps = { wall: 0, monotonic: 0 }) {
      const sequence = sent.length + 1;
      const id = `${pageId}.${sequence}`;
      sent.push({
        route,
        priority,
        value: { ...Object(build({ id, pageId, sequence, ...stamps })) },
      });
      const handle: Handle = {
        id,
        state: 'stored',
        reason: null,
        isDurable: true,
        reached: () => Promise.resolve('stored'),
      };
      return handle;
    },
  };
}
