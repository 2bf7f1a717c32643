import type { Tracked } from '../api/analytics-object.js';
import { findDefinition } from '../events/index.js';
import type { ServerEvent } from '../page/settings.js';
import type { BindingContext } from './binding.js';

/** Records an event whose payload nobody has checked: the server's word. */
export type TrackUnchecked = (event: ServerEvent) => Tracked;

/** What the server says of the page: that a checkout begins there, or that it shows a lesson. */
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
