import { vi } from 'vitest';
import { createBus } from '../../../../core/base/bus.js';
import type { SiteContext } from '../../../../core/runtime/index.js';
import { parseSite } from '../../../../core/runtime/site.js';
import type { BindingContext } from '../../../../analytics/bindings/index.js';
import { createPendingEvent, type PendingEvent } from '../../../../analytics/api/tracked.js';

interface TrackedCall {
  readonly name: string;
  readonly payload: object;
  readonly at: unknown;
  readonly pending: PendingEvent;
}

/** The dependencies of a binding, with a `track` that records its calls. */
export function openBindings(site: Record<string, unknown> = {}) {
  const calls: TrackedCall[] = [];
  const reporter = { report: vi.fn(), warn: vi.fn() };
  const bus = createBus(() => reporter);
  const ending = new AbortController();
  const overrides = { locale: null, currency: null };
  const context: BindingContext = {
    bus,
    reporter,
    site: parseSite(JSON.stringify(site), overrides, () => undefined) satisfies SiteContext,
    signal: ending.signal,
    track(name, payload, at) {
      const pending = createPendingEvent();
      calls.push({ name, payload, at, pending });
      return pending.tracked;
    },
  };
  /** Names and payloads, without the fields that are absent. */
  const told = () =>
    calls.map(({ name, payload }) => [name, JSON.parse(JSON.stringify(payload)) as unknown]);
  return { bus, calls, context, told, reporter, end: () => ending.abort() };
}
