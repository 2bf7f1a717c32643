import type { Analytics } from './api/analytics-object.js';
import { isSilent, readPaths, trackingRefusal } from './consent/index.js';
import { createAnalytics } from './api/create-analytics.js';
import { createEngine } from './engine/engine.js';
import { readSettings } from './page/read-settings.js';
import type { AnalyticsSettings } from './page/settings.js';
import { whenShown } from './page/when-shown.js';

/**
 * Starts tracking on this page, for applications with a bundler. Reads `#vitrine-analytics`, as the script tag does;
 * `overrides` take precedence. If platform §4 forbids tracking, `track` returns dropped events.
 *
 * @example
 * const analytics = startAnalytics({ clients: ['pipeline'] });
 * analytics.track('newsletter-subscribe', { formId: 'footer' });
 */
export function startAnalytics(overrides: Partial<AnalyticsSettings> = {}): Analytics {
  const { settings: pageSettings, problems } = readSettings(document);
  const settings = { ...pageSettings, ...overrides };
  const refusal = trackingRefusal({ ...settings, paths: readPaths(window) });
  return createAnalytics(async () => {
    if (isSilent(refusal)) return null;
    await whenShown(document);
    return createEngine(settings, { problems, exemption: refusal });
  });
}
