import type { Encoded, Route, SenderInfo, WireEvent } from '../../delivery/index.js';
import { censusCalls, type CensusCall } from '../../events/index.js';
import { intakeUrl, isOwnOrigin } from '../intake.js';
import type { RouteOptions } from '../types.js';
import {
  encodeForm,
  formType,
  jsonType,
  nameEvent,
  textType,
  withIds,
  writeSender,
} from '../wire.js';

/** `RecordHit` → `censusrecordhit`. */
export function censusRoute(call: CensusCall): string {
  return `census${call.toLowerCase().replace('-', '')}`;
}

/** The calls of the census (platform §7, storefront §7). Failures are silent. */
export function censusRoutes(options: RouteOptions): readonly Route[] {
  const path = (call: CensusCall) => `/api/census/${call}`;

  function encode(call: CensusCall, wire: WireEvent, from: SenderInfo): Encoded {
    const sender = writeSender(from);
    if (call === 'RecordHit') {
      const [event = '', visitor = '', data = ''] = wire.text.split('\n');
      const fields = { event, data: withIds(data, wire, sender), ss_cvr: visitor };
      return { body: encodeForm(fields), type: formType };
    }
    // No body: the path contains the product, the query identifies the event.
    if (call === 'RecordQuickView') {
      const query = encodeForm({ ...nameEvent(wire), sender });
      const url = intakeUrl(options, `${path(call)}/${encodeURIComponent(wire.text)}`, query);
      return { url, body: null, type: '' };
    }
    const type = isOwnOrigin(options) ? jsonType : textType;
    return { body: withIds(wire.text, wire, sender), type };
  }

  return censusCalls.map((call) => ({
    name: censusRoute(call),
    url: () => intakeUrl(options, path(call)),
    batch: 1,
    // Storefront §9 sets this for button events; form and overlay events are as small.
    timeout: call.startsWith('Record') ? 30_000 : 2500,
    acknowledgement: options.acknowledgement,
    isOnce: true,
    encode: ([wire], sender) => (wire ? encode(call, wire, sender) : { body: null, type: '' }),
  }));
}
