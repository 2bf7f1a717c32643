import { isRecord } from '../../core/base/index.js';
import type { Redaction } from '../../core/redaction/index.js';
import type { Reporter } from '../../core/runtime/index.js';
import type { TrackingClient } from '../clients/index.js';
import { isExempt, type Consent, type Exemption } from '../consent/index.js';
import type { Call } from '../api/create-analytics.js';
import type { Handle } from '../delivery/index.js';
import {
  customDefinition,
  findDefinition,
  interfaceDefinition,
  purposes,
  type EventDefinition,
  type TrackedEvent,
} from '../events/index.js';
import { freezePayload } from '../api/freeze-payload.js';
import type { PendingEvent } from '../api/tracked.js';

export interface DispatchOptions {
  readonly clients: readonly TrackingClient[];
  readonly consent: Pick<Consent, 'whenDecided' | 'state'>;
  readonly reporter: Pick<Reporter, 'report' | 'warn'>;
  /** Removes secrets from payloads, for clients that call functions of the page too. */
  readonly redaction: Pick<Redaction, 'value'>;
  /** On a page whose visit is not tracked (platform §4): only what is exempt is sent, without ids. */
  readonly exemption?: Exemption | null;
}

/** Passes an event to the clients that its definition names, with what consent allows, once consent is known. */
export type Dispatch = (call: Call, pending: PendingEvent) => void;

export function createDispatch({
  clients,
  consent,
  reporter,
  redaction,
  exemption = null,
}: DispatchOptions): Dispatch {
  const unknownNames = new Set<string>();
  const groups = purposes
    .map((purpose) => ({
      purpose,
      members: clients.filter((client) => client.purpose === purpose),
    }))
    .filter(({ members }) => members.length > 0);

  function describe({ name, isCustom }: Call): EventDefinition | null {
    const definition = isCustom ? customDefinition(name) : findDefinition(name);
    if (definition === null && !unknownNames.has(name)) {
      unknownNames.add(name);
      reporter.warn(`There is no event "${name}".`, { where: 'analytics' });
    }
    return definition;
  }

  function dispatch(call: Call, pending: PendingEvent): void {
    const definition = describe(call);
    const { name, isCustom, stamps } = call;
    const isSent = exemption === null || (!isCustom && isExempt(exemption, name, call.payload));
    if (definition === null || groups.length === 0 || !isSent) {
      return pending.resolve([], 'skipped');
    }
    // The caller may change its object while the event is held.
    const isHeld = consent.state === 'unknown';
    const given = isHeld ? freezePayload(call.payload) : call.payload;
    const payload = redactPayload(
      definition === interfaceDefinition ? { ...freezePayload(given), ...partsOf(name) } : given,
    );

    const handles: Handle[] = [];
    let open = groups.length;
    let isTracked = false;
    for (const { purpose, members } of groups) {
      consent.whenDecided([definition.purpose, purpose], (treatment) => {
        if (treatment !== 'drop') {
          isTracked = true;
          const allowed = exemption === null ? treatment : 'cookieless';
          const event = { name, definition, payload, stamps, treatment: allowed };
          for (const client of members) {
            if (isTaker(client, definition)) handles.push(...handOver(client, event));
          }
        }
        open -= 1;
        if (open === 0) pending.resolve(handles, isTracked ? undefined : 'consent');
      });
    }
  }

  /** The legacy tracker alone takes what is exempt, and the pipeline what that does not know; the others count visits. */
  function isTaker({ name }: TrackingClient, { legacy }: EventDefinition): boolean {
    return exemption === null || name === (legacy ? 'legacy' : 'pipeline');
  }

  function redactPayload(payload: TrackedEvent['payload']): TrackedEvent['payload'] {
    const clean = redaction.value(payload);
    return isRecord(clean) ? clean : payload;
  }

  function handOver(client: TrackingClient, event: TrackedEvent): readonly Handle[] {
    try {
      return client.handle(event);
    } catch (error) {
      reporter.report(error, { where: `${client.name} client` });
      return [];
    }
  }

  return (call, pending) => {
    try {
      dispatch(call, pending);
    } catch (error) {
      pending.resolve([], 'poison');
      reporter.report(error, { where: 'analytics' });
    }
  };
}

/** Splits the name of an interface action: `inventory.search` is `search` in the area `inventory`. */
function partsOf(name: string): { area: string; action: string } {
  const [area = '', action = ''] = name.split('.');
  return { area, action };
}
