import type { Priority, Stamps } from '../delivery/index.js';
import type { Fields } from './payload-types.js';

/** Why an event is collected; consent is given by purpose. */
export const purposes = ['necessary', 'measurement', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** How an event is handled in a state of consent. */
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

/** The events of the site-visitor client (storefront §7). */
export const visitorEvents = ['product-page', 'add-to-cart', 'lesson-list', 'lesson'] as const;
export type VisitorEvent = (typeof visitorEvents)[number];

/** A definition in the catalogue. A client receives the event if its key is present. */
export interface EventDefinition {
  /** The pipeline's event schema name. */
  readonly schema?: string;
  /** The pipeline's `custom_schema_name`, of a site's own events. */
  readonly customSchema?: string;
  /** The legacy tracker's event name. */
  readonly legacy?: string;
  readonly census?: CensusCall;
  readonly visitor?: VisitorEvent;
  /** The ad pixel's standard event; null: none; absent: a custom event. */
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

/** An event with all that clients need to send it. */
export interface TrackedEvent {
  readonly name: string;
  readonly definition: EventDefinition;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly stamps: Stamps;
  /** Held and dropped events do not reach clients. */
  readonly treatment: 'full' | 'cookieless';
}
