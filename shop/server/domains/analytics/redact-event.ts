import { createRedaction } from 'vitrine/core/redaction';
import type { SentEvent } from './types.js';

const redaction = createRedaction();

/**
 * Removes the secrets that a page should not have sent: pages of an older version and other clients do not redact them.
 * The content's text is unchanged if it has none.
 */
export function redactEvent(event: SentEvent): SentEvent {
  const content: unknown = JSON.parse(event.content);
  const clean = redaction.value(content);
  return {
    ...event,
    content: clean === content ? event.content : JSON.stringify(clean),
    extras: redactTexts(event.extras),
    facts: redactTexts(event.facts),
  };
}

/** The names of extras and facts are the server's own or checked; their texts may contain addresses. */
function redactTexts<Value extends string | number | null>(
  texts: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>>;
function redactTexts(texts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? redaction.text(text) : text,
    ]),
  );
}
