import type { Stamps } from '../../delivery/index.js';

/** The event names of `RecordJavascriptErrors` (storefront §7). */
export const errorEventNames = [
  'error',
  'warning',
  'uncaught-error',
  'unhandled-rejection',
] as const;
export type ErrorEventName = (typeof errorEventNames)[number];

export type ErrorData = Readonly<Record<string, string | number | boolean | null>>;

export interface ErrorRecord {
  readonly event: ErrorEventName;
  readonly data: ErrorData;
  readonly stamps: Stamps;
}
