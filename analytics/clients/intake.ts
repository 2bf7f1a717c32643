import type { RouteOptions } from './types.js';
import { warnOnce } from './warn-once.js';

type Place = Pick<RouteOptions, 'origin' | 'environment'>;

/** The origin of a client's calls. */
export function intakeOrigin({ origin, environment }: Place): string {
  return (typeof origin === 'string' ? origin : origin[environment]) || location.origin;
}

/** In a sandboxed frame nothing is: it has an origin of its own (`null`), whatever its address says. */
export function isOwnOrigin(place: Place): boolean {
  return intakeOrigin(place) === location.origin && globalThis.origin !== 'null';
}

/** The address of a call. The environment is said where it is not the public one. */
export function intakeUrl(place: Place, path: string, query = ''): string {
  const { environment } = place;
  const said = environment === 'prod' ? '' : `environment=${environment}`;
  const all = [query, said].filter(Boolean).join('&');
  return intakeOrigin(place) + path + (all && `?${all}`);
}

/** A failed send, in the words of platform §8. */
export function failureText(status: number): string {
  return `Error tracking event: HTTP Status ${status}`;
}

/** Warns of it. */
export function failureWarning({
  reporter,
}: Pick<RouteOptions, 'reporter'>): (status: number) => void {
  const warn = warnOnce(reporter);
  return (status) => warn(failureText(status));
}
