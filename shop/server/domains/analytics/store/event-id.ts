import { randomBytes } from 'node:crypto';
import type { NamedEvent, SentEvent } from '../types.js';

/** A beginning that no page's id has. */
const mark = '-';

/** Gives an event without an id one of our own, so that what happens to it afterwards may be repeated. */
export function nameEvent(event: SentEvent): NamedEvent {
  return { ...event, id: event.id ?? { pageId: createPageId(), sequence: 1 } };
}

/** Whether the id came with the event, so that the event may come again. */
export function isSentId({ pageId }: NamedEvent['id']): boolean {
  return !pageId.startsWith(mark);
}

/** 22 characters, as page ids have. */
function createPageId(): string {
  return mark + randomBytes(16).toString('base64url').slice(0, 21);
}
