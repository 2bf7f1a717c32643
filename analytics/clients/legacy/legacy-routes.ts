import { crumbCookie, readCookie } from '../../../core/net/index.js';
import type { Route } from '../../delivery/index.js';
import { failureWarning, intakeUrl, isOwnOrigin } from '../intake.js';
import type { RouteOptions } from '../types.js';
import { encodeForm, formType, withIds, writeSender } from '../wire.js';

export const legacyRoute = 'legacy';

/**
 * `POST /api/events/RecordEvent` (platform §7): one event per call, with the current crumb, which is sent only to the
 * origin that issued it.
 */
export function legacyRoutes(options: RouteOptions): readonly Route[] {
  return [
    {
      name: legacyRoute,
      url: () => intakeUrl(options, '/api/events/RecordEvent'),
      batch: 1,
      timeout: 30_000,
      acknowledgement: options.acknowledgement,
      isOnce: true,
      onFailure: failureWarning(options),
      encode(wires, from) {
        const parts = wires.map((wire) => {
          const [fields = '', data = ''] = wire.text.split('\n');
          const cookie = isOwnOrigin(options) ? readCookie(crumbCookie) : null;
          const crumb = encodeForm({ crumb: cookie ?? '' });
          const rest = encodeForm({ sender: writeSender(from), data: withIds(data, wire) });
          return `${crumb}&${fields}&${rest}`;
        });
        return { body: parts.join('&'), type: formType };
      },
    },
  ];
}
