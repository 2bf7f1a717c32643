import type { TrackedEvent } from '../../events/index.js';
import { failureText, intakeOrigin, isOwnOrigin } from '../intake.js';
import { createContentWriter } from '../pipeline/index.js';
import type { ContentOptions, RouteOptions, TrackingClient } from '../types.js';
import { jsonType, textType } from '../wire.js';

export interface ValidationOptions extends ContentOptions, RouteOptions {
  reporter: ContentOptions['reporter'];
  /** Removes secrets from what is sent; by default nothing is removed. */
  redact?: (text: string) => string;
  fetch?: typeof fetch;
}

/**
 * Replaces the pipeline client in validate mode: the server validates each event's content (platform §7), and its
 * problems become warnings. Nothing is sent to the production call, so nothing is counted.
 */
export function createValidationClient(options: ValidationOptions): TrackingClient {
  const { reporter, redact = (text) => text } = options;
  const where = { where: 'tracking, validate mode' };
  const write = createContentWriter(options);

  async function validate({ name }: TrackedEvent, schema: string, body: string): Promise<void> {
    const path = `/api/v1/clanker/validate-event-content/${encodeURIComponent(schema)}`;
    const ask = options.fetch ?? fetch;
    const response = await ask(intakeOrigin(options) + path, {
      method: 'POST',
      headers: { 'content-type': isOwnOrigin(options) ? jsonType : textType },
      body,
    });
    if (response.status === 404) reporter.warn(`There is no event schema "${schema}".`, where);
    else if (!response.ok) throw new Error(failureText(response.status));
    else {
      for (const problem of readProblems(await response.json())) {
        reporter.warn(`The event "${name}" is not valid: ${problem}`, where);
      }
    }
  }

  return {
    name: 'pipeline',
    purpose: 'measurement',
    handle(event) {
      const { schema } = event.definition;
      if (!schema) return [];
      const content = JSON.parse(redact(write(event))) as string;
      validate(event, schema, content).catch((error: unknown) => {
        reporter.warn(error instanceof Error ? error.message : String(error), where);
      });
      return [];
    },
  };
}

function readProblems(answer: unknown): readonly string[] {
  const { isValid, problems } = Object(answer) as { isValid?: unknown; problems?: unknown };
  if (isValid === true) return [];
  return Array.isArray(problems) && problems.length > 0
    ? problems.map(String)
    : ['no reason given'];
}
