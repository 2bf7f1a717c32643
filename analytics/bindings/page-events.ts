import type { Tracked } from '../api/analytics-object.js';
import { findDefinition } from '../events/index.js';
import type { PageEvent } from '../page/settings.js';
import type { BindingContext } from './binding.js';

/** Records an event whose payload nobody has checked: the server's word. */
export type TrackSaid = (event: PageEvent) => Tracked;

/** What the server says of the page: that a checkout begins there, or that it shows a lesson. */
export function bindPageEvents(
  { reporter }: Pick<BindingContext, 'reporter'>,
  events: readonly PageEvent[],
  trackSaid: TrackSaid,
): void {
  for (const event of events) {
    if (findDefinition(event.name)) trackSaid(event);
    else {
      const problem = `There is no event "${event.name}".`;
      reporter.warn(problem, { where: 'events of #vitrine-analytics' });
    }
  }
}
