import { serialise } from '../../delivery/index.js';
import { commonFields, type TrackedEvent } from '../../events/index.js';
import type { VisitorIds } from '../../session/index.js';
import { createOverwriteCheck, type Fields } from '../overwritten.js';
import { ownFields } from '../own-fields.js';
import type { ContentOptions, PageFacts } from '../types.js';
import { constantFields } from './constant-fields.js';

/** The constant fields, and their JSON escaped for a JSON string. */
interface Constants {
  readonly facts: PageFacts;
  readonly ids: VisitorIds | null;
  readonly fields: Fields;
  readonly escaped: string;
}

/**
 * Writes an event's content (platform §3, pipeline client): JSON within a JSON string. `extra` are fields that a client
 * adds.
 */
export type ContentWriter = (event: TrackedEvent, extra?: Fields) => string;

/**
 * Creates the writer of a page. The constant fields are escaped once, and again after a change of the address, the
 * viewport or an id.
 */
export function createContentWriter({
  site,
  page,
  identity,
  reporter,
}: ContentOptions): ContentWriter {
  const isOverwritten = createOverwriteCheck(reporter);
  let last: Constants | null = null;

  function readConstants({ treatment }: TrackedEvent): Constants {
    const facts = page.facts();
    // A cookieless event must not even read the identity.
    const ids = treatment === 'full' ? identity() : null;
    if (last?.facts === facts && last.ids === ids) return last;
    const fields = constantFields(site, facts, ids);
    return (last = { facts, ids, fields, escaped: escape(writeMembers(fields)) });
  }

  return (event, extra = {}) => {
    const { ids, fields, escaped } = readConstants(event);
    const own = ownFields(event);
    const filled = {
      event_occurrence_timestamp: event.stamps.wall,
      custom_schema_name: event.definition.customSchema ?? null,
    };
    if (!isOverwritten(own, fields, filled, commonFields)) {
      const members = [{ ...filled, ...extra }, own].map(writeMembers).filter(Boolean);
      return `"{${escaped},${escape(members.join())}}"`;
    }

    const { objectIdentifier = null, destinationUrl = null, ...rest } = own;
    const auto = {
      ...fields,
      ...filled,
      object_identifier: objectIdentifier,
      destination_url: destinationUrl,
      ...extra,
    };
    // Cookieless: the event's own fields must not restore an id.
    return JSON.stringify(serialise(ids ? { ...auto, ...rest } : { ...rest, ...auto }));
  };
}

/** Writes the members of an object without its braces; merging the objects first would be several times slower. */
function writeMembers(fields: Fields): string {
  return serialise(fields).slice(1, -1);
}

/** Escapes a text for a JSON string. */
function escape(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
