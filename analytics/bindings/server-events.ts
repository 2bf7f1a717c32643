import type { Tracked } from '../api/analytics-object.js';
import { findDefinition } from '../events/index.js';
import type { ServerEvent } from '../page/settings.js';
import type { BindingContext } from './binding.js';

/** Records an event whose payload is not type-checked, because the server wrote it. */
export type TrackUnchecked = (event: ServerEvent) => Tracked;

/** Tracks the events that the server declares, such as the start of a checkout or the view of a lesson. */
export function bindServerEvents(
  { reporter }: Pick<BindingContext, 'reporter'>,
  events: readonly ServerEvent[],
  trackUnchecked: TrackUnchecked,
): void {
  for (const event of events) {
    if (findDefinition(event.name)) trackUnchecked(event);
    else {
      const problem = `There is no event "${event.name}".`;
      reporter.warn(problem, { where: 'events of #vitrine-analytics' });
    }
  }
}
