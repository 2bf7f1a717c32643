import type { AnalyticsOverview } from '../../../../server/index.js';
import { countWords } from '../count-words.js';
import { countText } from './words.js';

/** Why a page gave up an event, in the words of the one who reads it. */
const reasons: Readonly<Record<string, string>> = {
  age: 'waited too long',
  cap: 'too many were waiting',
  quota: 'no room left in the browser',
  oversize: 'too large',
  consent: 'the visitor did not allow it',
  poison: 'could not be read',
  refused: 'refused by this server',
  blocked: 'held back by a blocker',
};

/** What did not come, or came twice, said plainly. */
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
    summary: wordLosses({ events, missing, dropped }),
    facts: [
      { title: 'Came in', number: countText(arrivals), words: 'arrivals, repeats included' },
      { title: 'Counted', number: countText(events), words: 'each of them once' },
      { title: 'Repeats', number: countText(duplicates), words: 'recognised and left out' },
      {
        title: 'Not here',
        number: countText(missing),
        words:
          missing === 0
            ? 'no gaps in the numbers'
            : `on ${countWords(pagesWithGaps, 'page')}, late or lost`,
      },
    ],
    drops: given.map(([reason, count]) => ({
      reason: reasons[reason] ?? reason,
      count: countText(count),
    })),
  };
}

function wordLosses({
  events,
  missing,
  dropped,
}: Record<'events' | 'missing' | 'dropped', number>) {
  if (missing > 0)
    return `${countWords(missing, 'event')} that pages have numbered did not come yet.`;
  if (dropped > 0)
    return `Nothing got lost on the way; pages gave up ${countWords(dropped, 'event')} themselves.`;
  return events === 0
    ? 'Nothing has come, and nothing is missing.'
    : 'Everything that pages have sent is here, once.';
}
