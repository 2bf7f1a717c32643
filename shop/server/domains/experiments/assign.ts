import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { keepCookie, type Callers } from '../../ground/http/index.js';
import {
  completeSegments,
  readSegments,
  requireNames,
  toContexts,
  writeSegments,
  type ChosenSegments,
} from './chosen-segments.js';
import type { Assignment, RunningExperiment } from './types.js';

/**
 * The visitor's segments, such as `hero-call.control~gift-note.on`. Pages depend on this cookie alone, so that a cache
 * keeps one copy for each combination. A proxy that assigns visitors itself sends it to the server (examples/proxy).
 */
const segmentsCookie = 'experiments';
/** Whom exposures count: a random text that scripts read. No page contains it. */
const unitCookie = 'experimentUnit';

export interface AssignOptions {
  /** Whether the visitor may get a unit, true by default. False where a site asks for consent before it counts visitors. */
  readonly hasUnit?: boolean;
}

/** The visitor's variants of all running experiments, or of those that a page shows. */
export type Assign = (c: Context, names?: readonly string[], options?: AssignOptions) => Assignment;

/**
 * Assigns visitors to the segments of the running experiments, and remembers them in two cookies.
 * @throws Error for an experiment without segments or with a name that a cookie cannot contain.
 */
export function createAssigner(
  experiments: readonly RunningExperiment[],
  callers: Callers,
): Assign {
  requireNames(experiments);
  /** Drawn in pending requests, so that all parts of a page show the same variants. */
  const drawn = new WeakMap<Request, ChosenSegments>();

  function keep(c: Context, chosen: ChosenSegments, hasUnit: boolean): void {
    const protection = { secure: callers.isSecure(c), httpOnly: false };
    drawn.set(c.req.raw, chosen);
    keepCookie(c, segmentsCookie, writeSegments(chosen), protection);
    if (!hasUnit || getCookie(c, unitCookie)) return;
    keepCookie(c, unitCookie, randomBytes(16).toString('hex'), protection);
  }

  return (c, names, { hasUnit = true } = {}) => {
    const shown = experiments.filter(({ name }) => names?.includes(name) ?? true);
    const sent = readSegments(getCookie(c, segmentsCookie) ?? '');
    const chosen = drawn.get(c.req.raw) ?? completeSegments(experiments, sent, Math.random);
    const isKnown = shown.every(({ name }) => sent[name] === chosen[name]);
    if (!isKnown && !drawn.has(c.req.raw)) keep(c, chosen, hasUnit);
    return { isKnown, experiments: toContexts(shown, chosen) };
  };
}
