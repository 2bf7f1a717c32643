import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/**
 * Calls `tell` for each change of the five web vitals. Each change rather than the last value, because a page may be
 * killed without being hidden first.
 */
export function watchVitals(tell: (metric: MetricType) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell, { reportAllChanges: true });
}
