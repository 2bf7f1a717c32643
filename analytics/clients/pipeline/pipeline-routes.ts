import type { Route } from '../../delivery/index.js';
import { failureWarning, intakeOrigin, isOwnOrigin } from '../intake.js';
import type { RouteOptions } from '../types.js';
import { encodeForm, formType, jsonType, withIds, writeSender } from '../wire.js';

export const pipelineRoute = 'pipeline';

/**
 * `POST /api/v1/clanker/events` (platform §7): JSON to the page's own origin; a form, which needs no preflight request,
 * to another origin and in beacons. Each event's content contains the environment.
 */
export function pipelineRoutes(options: RouteOptions): readonly Route[] {
  return [
    {
      name: pipelineRoute,
      url: () => `${intakeOrigin(options)}/api/v1/clanker/events`,
      batch: 50,
      timeout: 30_000,
      acknowledgement: options.acknowledgement,
      onFailure: failureWarning(options),
      encode(wires, from, shape) {
        const events = `[${wires.map((wire) => withIds(wire.text, wire)).join()}]`;
        const sender = writeSender(from);
        return shape === 'fetch' && isOwnOrigin(options)
          ? { body: `{"events":${events},"sender":${sender}}`, type: jsonType }
          : { body: encodeForm({ events, sender }), type: formType };
      },
    },
  ];
}
