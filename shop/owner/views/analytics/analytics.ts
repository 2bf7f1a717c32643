import {
  interfaceMessage,
  type AnalyticsOverview,
  type LatestEvent,
  type RunningExperiment,
  type SourceEnvironment,
  type TrafficTotals,
} from '../../../server/index.js';
import { locale } from '../../../pages/site.js';
import { toAddress } from '../../../pages/views/address.js';
import { countWords } from '../count-words.js';
import { ownerView } from '../page.js';
import { errorsView } from './errors.js';
import { experimentsView } from './experiments.js';
import { funnelView } from './funnel.js';
import { latestView } from './latest.js';
import { lossesView } from './losses.js';
import { namesView } from './names.js';
import { periods, type PeriodName, type PeriodSpan } from './periods.js';
import { tilesView } from './tiles.js';
import { trafficView } from './traffic.js';
import { vitalsView } from './vitals.js';

export const analyticsPath = '/owner/analytics';

export interface AnalyticsPage {
  readonly crumb: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly period: PeriodName;
  readonly span: PeriodSpan;
  readonly environment: SourceEnvironment;
  /** The environments to choose from. */
  readonly environments: readonly SourceEnvironment[];
  readonly overview: AnalyticsOverview;
  /** Totals of the previous period. */
  readonly before: TrafficTotals;
  /** Visitors of the last five minutes. */
  readonly here: number;
  readonly latest: readonly LatestEvent[];
  readonly running: readonly RunningExperiment[];
}

const latestCount = 10;

const clock = new Intl.DateTimeFormat(locale, {
  timeStyle: 'medium',
  timeZone: 'UTC',
  hourCycle: 'h23',
});

/** The analytics page: traffic, sales, experiments, speed, errors and data quality. */
export function analyticsView(given: AnalyticsPage) {
  const { crumb, now, period, environment, environments, overview, before, here, latest } = given;
  const words = periods[period].before;
  return {
    ...ownerView({
      heading: 'Analytics',
      crumb,
      sheets: ['owner-analytics'],
      scripts: ['owner-analytics'],
    }),
    networkError: interfaceMessage('networkError'),
    periods: Object.entries(periods).map(([name, { title }]) => ({
      title,
      url: pageUrl({ period: name, environment }),
      isCurrent: name === period,
    })),
    environments: environments.map((name) => ({
      title: name,
      url: pageUrl({ period, environment: name }),
      isCurrent: name === environment,
    })),
    again: { url: pageUrl({ period, environment }) },
    asOf: `${clock.format(now)} UTC`,
    here: `${countWords(here, 'visitor')} in the last five minutes`,
    isEmpty: overview.events === 0 && latest.length === 0,
    tiles: tilesView(overview, { totals: before, words }),
    traffic: trafficView(period, given.span, overview.series),
    funnel: funnelView(overview.funnel),
    names: namesView(overview.names),
    experiments: experimentsView(given.running, overview.experiments),
    vitals: vitalsView(overview.vitals),
    errors: errorsView(overview.errors, now),
    losses: lossesView(overview.events, overview.losses),
    latest: latestView(latest, now, latestCount),
  };
}

function pageUrl(query: Readonly<Record<string, string>>) {
  return toAddress(`${analyticsPath}?${new URLSearchParams(query)}`);
}
