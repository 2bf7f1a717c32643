import type { Analytics } from './api/analytics-object.js';
import { readPaths, trackingRefusal } from './consent/index.js';
import { createAnalytics } from './api/create-analytics.js';
import { createEngine } from './engine/engine.js';
import { readSettings } from './page/read-settings.js';
import type { AnalyticsSettings } from './page/settings.js';
import { whenShown } from './page/when-shown.js';

/**
 * Starts tracking in this page, for pages with a bundler: reads `#vitrine-analytics` as the script tag would, under
 * what is given here. Nothing is tracked where platform §4 skips it; then `track` answers dropped events.
 */
export function startAnalytics(overrides: Partial<AnalyticsSettings> = {}): Analytics {
  const { settings: said, problems } = readSettings(document);
  const settings = { ...said, ...overrides };
  const refusal = trackingRefusal({ ...settings, paths: readPaths(window) });
  return createAnalytics(async () => {
    if (refusal !== null) return null;
    await whenShown(document);
    return createEngine(settings, { problems });
  });
}
