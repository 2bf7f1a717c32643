import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/**
 * Tells each change of the five core web vitals for as long as the page lives. A change as it happens, rather than the
 * last value when the page hides: a page that is killed has told what it knew.
 */
export function watchVitals(tell: (metric: MetricType) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell, { reportAllChanges: true });
}
