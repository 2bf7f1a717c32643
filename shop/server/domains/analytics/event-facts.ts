import { readLine, readNumber, type JsonObject } from './read-json.js';
import type { Intake, SentEvent } from './types.js';

type Facts = Record<string, string | number | null>;

/** The pipeline's schema name for the exposure of an experiment. */
export const exposureName = 'experiment_exposure';

/** Extracts the values that reports group by, once, when the event is received. */
export function readFacts(intake: Intake, name: string, content: JsonObject): SentEvent['facts'] {
  return { path: readPath(content), ...(factsOf[intake] ?? none)(content, name) };
}

/** The visitor's id in an event's content, or null. */
export function readVisitor(content: JsonObject): string | null {
  return readLine(content, ['analytics_id', 'visitorCookie', 'session_id']);
}

const none = (): Facts => ({});

const factsOf: Partial<Record<Intake, (content: JsonObject, name: string) => Facts>> = {
  pipeline: (content, name) =>
    name === exposureName
      ? {
          experiment: readLine(content, ['experiment']),
          variant: readLine(content, ['variant']),
          unit: readLine(content, ['unit']),
        }
      : {},
  errors: (content) => ({
    error: readLine(content, ['name']),
    message: readLine(content, ['message'], 500),
    times: readTimes(readNumber(content, 'times')),
    frame: readFrame(readLine(content, ['stack'], 5000)),
  }),
  performance: (content) => ({
    metric: readLine(content, ['name']),
    metricId: readLine(content, ['id']),
    value: readNumber(content, 'value'),
  }),
};

/** A page sends a repeated error once, with a count. */
function readTimes(times: number | null): number {
  return Math.min(1_000_000, Math.max(1, Math.floor(times ?? 1)));
}

/** The first line of a stack trace that names a source position. */
function readFrame(stack: string | null): string | null {
  const line = stack?.split('\n').find((text) => /:\d+\)?$/.test(text.trim()));
  return line?.trim().slice(0, 300) ?? null;
}

function readPath(content: JsonObject): string | null {
  const path = readLine(content, ['page_path', 'pagePath', 'path']);
  if (path !== null) return path;
  const url = readLine(content, ['url'], 2083);
  if (url === null || !URL.canParse(url)) return null;
  return new URL(url).pathname.slice(0, 200);
}
