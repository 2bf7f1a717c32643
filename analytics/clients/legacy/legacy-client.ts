import { serialise } from '../../delivery/index.js';
import { ownFields } from '../own-fields.js';
import type { ClientOptions, TrackingClient } from '../types.js';
import { encodeForm } from '../wire.js';
import { legacyPayload } from './legacy-payload.js';
import { legacyRoute } from './legacy-routes.js';

/** Fields of the call itself, which an event cannot set. */
const reserved = ['crumb', 'event', 'data', 'sender'];

/** Sends events to the legacy tracker; the event's own fields become extra form fields (platform §7). */
export function createLegacyClient(options: ClientOptions): TrackingClient {
  return {
    name: 'legacy',
    purpose: 'measurement',
    handle(event) {
      const { legacy, priority } = event.definition;
      if (!legacy) return [];
      const write = () => {
        const form: Record<string, string> = { event: legacy };
        for (const [name, value] of Object.entries(ownFields(event))) {
          if (value == null || reserved.includes(name)) continue;
          form[name] = typeof value === 'object' ? serialise(value) : String(value);
        }
        return `${encodeForm(form)}\n${serialise(legacyPayload(options, event))}`;
      };
      return [options.delivery.send(legacyRoute, priority, write, event.stamps)];
    },
  };
}
