import type { RouteOptions } from './types.js';
import { warnOnce } from './warn-once.js';

type Place = Pick<RouteOptions, 'origin' | 'environment'>;

/** The origin of a client's calls. */
export function intakeOrigin({ origin }: Pick<Place, 'origin'>): string {
  return origin || location.origin;
}

/** Always false in a sandboxed frame, whose origin is `null` whatever its address is. */
export function isOwnOrigin(place: Place): boolean {
  return intakeOrigin(place) === location.origin && globalThis.origin !== 'null';
}

/** Returns the URL of a call, with the environment in the query unless it is `prod`. */
export function intakeUrl(place: Place, path: string, query = ''): string {
  const { environment } = place;
  const said = environment === 'prod' ? '' : `environment=${environment}`;
  const all = [query, said].filter(Boolean).join('&');
  return intakeOrigin(place) + path + (all && `?${all}`);
}

/** The message for a failed request (platform §8). */
export function failureText(status: number): string {
  return `Error tracking event: HTTP Status ${status}`;
}

/** Creates an `onFailure` that warns of each status once. */
export function failureWarning({
  reporter,
}: Pick<RouteOptions, 'reporter'>): (status: number) => void {
  const warn = warnOnce(reporter);
  return (status) => warn(failureText(status));
}
