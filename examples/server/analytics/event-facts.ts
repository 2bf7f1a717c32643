import { readLine, readNumber, type JsonObject } from './read-json.js';
import type { Intake, SentEvent } from './types.js';

type Facts = Record<string, string | number | null>;

/** The pipeline's schema of an experiment that was shown. */
export const exposureName = 'experiment_exposure';

/** What summaries ask of an event beside its name, read once when it comes in. */
export function readFacts(intake: Intake, name: string, content: JsonObject): SentEvent['facts'] {
  return { path: readPath(content), ...(factsOf[intake] ?? none)(content, name) };
}

/** Whose event it is, as far as it says. */
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

/** Pages tell an error that happens again and again once, with how often. */
function readTimes(times: number | null): number {
  return Math.min(1_000_000, Math.max(1, Math.floor(times ?? 1)));
}

/** The first line of a stack that is a place in a program. */
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
