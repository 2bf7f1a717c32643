/** What a visitor does on a day. Page views and renders are those of `npm run bench -- pages`; the others are assumed. */
export const habits = {
  pageViews: 8.6,
  /** Of page views, what the shop renders with a cache in front. */
  rendered: 0.228,
  adds: 0.5,
  orders: 0.03,
  trackingRequestsOfView: 2,
  eventsOfView: 5,
} as const;

/** The busiest hour has three times the average. */
const peak = 3;
const daySeconds = 24 * 60 * 60;

/** Bytes of an event with its indexes, from `npm run bench -- intake`. */
export interface EventSizes {
  readonly postgres: number;
  readonly clickHouse: number;
}

/** Loads in the busiest hour, per second, and what a day of events takes, in bytes. */
export interface Load {
  readonly pageViews: number;
  readonly renders: number;
  readonly adds: number;
  readonly orders: number;
  readonly trackingRequests: number;
  readonly events: number;
  readonly postgresBytes: number;
  readonly clickHouseBytes: number;
}

/** The load of so many visitors a day. */
export function loadOf(visitors: number, sizes: EventSizes): Load {
  const perSecond = (count: number) => (visitors * count * peak) / daySeconds;
  const eventsOfDay = visitors * habits.pageViews * habits.eventsOfView;
  return {
    pageViews: perSecond(habits.pageViews),
    renders: perSecond(habits.pageViews * habits.rendered),
    adds: perSecond(habits.adds),
    orders: perSecond(habits.orders),
    trackingRequests: perSecond(habits.pageViews * habits.trackingRequestsOfView),
    events: perSecond(habits.pageViews * habits.eventsOfView),
    postgresBytes: eventsOfDay * sizes.postgres,
    clickHouseBytes: eventsOfDay * sizes.clickHouse,
  };
}

/** Copies of the shop for a load, each planned at half of what it does. */
export function copiesFor(load: number, ofOne: number): string {
  return roughly(Math.ceil((load / ofOne) * 2));
}

const two = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const units = [
  ['TB', 1e12],
  ['GB', 1e9],
  ['MB', 1e6],
] as const;

/** Two digits that mean something. */
export function roughly(number: number): string {
  return two.format(number);
}

export function roughlyBytes(bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? ['kB', 1e3];
  return `${roughly(bytes / size)} ${unit}`;
}
