import type { Redaction } from '../../core/redaction/index.js';
import { serialise, type Delivery } from '../delivery/index.js';

/** A delivery that takes the secrets out of each event before it is stored and sent, whatever wrote it. */
export function redactDelivery(delivery: Delivery, { text }: Pick<Redaction, 'text'>): Delivery {
  return {
    ...delivery,
    send: (route, priority, build, stamps) =>
      delivery.send(
        route,
        priority,
        (stamp) => {
          const written = build(stamp);
          return text(typeof written === 'string' ? written : serialise(written));
        },
        stamps,
      ),
  };
}
