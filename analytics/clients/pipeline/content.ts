import { serialise } from '../../delivery/index.js';
import { commonFields, type TrackedEvent } from '../../events/index.js';
import type { VisitorIds } from '../../session/index.js';
import { createOverwriteCheck, type Fields } from '../overwritten.js';
import { ownFields } from '../own-fields.js';
import type { ContentOptions, PageFacts } from '../types.js';
import { constantFields } from './constant-fields.js';

/** The constant fields, and the same as they stand inside a JSON string. */
interface Constants {
  readonly facts: PageFacts;
  readonly ids: VisitorIds | null;
  readonly fields: Fields;
  readonly escaped: string;
}

/**
 * Writes an event's content (platform §3, pipeline client): the JSON string of it, itself written as JSON. `extra` are
 * fields that a client adds.
 */
export type ContentWriter = (event: TrackedEvent, extra?: Fields) => string;

/**
 * The writer of a page. Most of a content is the same each time, so that is escaped once, and again when the address,
 * the viewport or an id has changed.
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
    // A cookieless event names nobody: the identity is not even asked.
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
    // Cookieless, an id does not come back through an event's own field.
    return JSON.stringify(serialise(ids ? { ...auto, ...rest } : { ...rest, ...auto }));
  };
}

/** What is between the braces of an object. To copy all into one object would take several times as long. */
function writeMembers(fields: Fields): string {
  return serialise(fields).slice(1, -1);
}

/** A text as it stands between the quotes of a JSON string. */
function escape(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
