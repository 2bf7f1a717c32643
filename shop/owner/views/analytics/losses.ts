import type { AnalyticsOverview } from '../../../server/index.js';
import { countWords } from '../count-words.js';
import { countText } from './words.js';

/** Descriptions of the reasons for which pages drop events. */
const reasons: Readonly<Record<string, string>> = {
  age: 'expired before sending',
  cap: 'too many pending',
  quota: 'browser storage full',
  oversize: 'too large',
  consent: 'no consent',
  poison: 'unreadable',
  refused: 'rejected by the server',
  blocked: 'blocked in the browser',
};

/** Lost, dropped and duplicate events. */
export function lossesView(
  events: number,
  { arrivals, duplicates, missing, pagesWithGaps, drops }: AnalyticsOverview['losses'],
) {
  const given = Object.entries(drops)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  const dropped = given.reduce((sum, [, count]) => sum + count, 0);
  const isWhole = missing === 0 && dropped === 0;
  return {
    tone: isWhole ? 'good' : 'between',
    summary: lossesText({ events, missing, dropped }),
    facts: [
      { title: 'Received', number: countText(arrivals), words: 'including duplicates' },
      { title: 'Counted', number: countText(events), words: 'each once' },
      { title: 'Duplicates', number: countText(duplicates), words: 'not counted' },
      {
        title: 'Missing',
        number: countText(missing),
        words: missing === 0 ? 'no gaps' : `on ${countWords(pagesWithGaps, 'page')}, late or lost`,
      },
    ],
    drops: given.map(([reason, count]) => ({
      reason: reasons[reason] ?? reason,
      count: countText(count),
    })),
  };
}

function lossesText({
  events,
  missing,
  dropped,
}: Record<'events' | 'missing' | 'dropped', number>) {
  if (missing > 0) return `Missing, late or lost: ${countWords(missing, 'event')}.`;
  if (dropped > 0)
    return `No event was lost in transit; pages dropped ${countWords(dropped, 'event')}.`;
  return events === 0
    ? 'No events yet, and none missing.'
    : 'Every event was received and counted once.';
}
