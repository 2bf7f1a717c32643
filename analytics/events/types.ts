import type { Priority, Stamps } from '../delivery/index.js';
import type { Fields } from './payload-types.js';

/** What an event is collected for; consent is asked and given by purpose. */
export const purposes = ['necessary', 'measurement', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** What becomes of an event under a state of consent. */
export const treatments = ['full', 'cookieless', 'hold', 'drop'] as const;
export type Treatment = (typeof treatments)[number];

/** The census calls (platform §7, storefront §7). */
export const censusCalls = [
  'RecordHit',
  'button-click',
  'button-render',
  'form-render',
  'overlay',
  'RecordQuickView',
] as const;
export type CensusCall = (typeof censusCalls)[number];

/** What the site-visitor client tells apart (storefront §7). */
export const visitorEvents = ['product-page', 'add-to-cart', 'lesson-list', 'lesson'] as const;
export type VisitorEvent = (typeof visitorEvents)[number];

/** One line of the catalogue. A client takes an event when the event has that client's key. */
export interface EventDefinition {
  /** The pipeline's event schema name; absent, the pipeline does not get the event. */
  readonly schema?: string;
  /** The pipeline's `custom_schema_name`: events that a site names itself. */
  readonly customSchema?: string;
  /** The legacy tracker's event name. */
  readonly legacy?: string;
  readonly census?: CensusCall;
  readonly visitor?: VisitorEvent;
  /** The ad pixel's standard event; null is none at all, absent is one of our own. */
  readonly pixel?: string | null;
  /** The event for the page's global tag function. */
  readonly tag?: string;
  /** The event's name in the dataLayer (GA4). */
  readonly dataLayer?: string;
  readonly priority: Priority;
  readonly purpose: Purpose;
  /** Its own fields; `commonFields` may be given with every event. */
  readonly fields: Fields;
}

/** Something that happened, on its way to the clients. */
export interface TrackedEvent {
  readonly name: string;
  readonly definition: EventDefinition;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly stamps: Stamps;
  /** A client gets none that is held or dropped. */
  readonly treatment: 'full' | 'cookieless';
}
