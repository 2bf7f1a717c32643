import { readPageKind } from './page-facts.js';
import { parseSettings, type AnalyticsSettings } from './settings.js';

export interface PageSettings {
  readonly settings: AnalyticsSettings;
  /** Problems of the data, as sentences. */
  readonly problems: readonly string[];
}

/** Reads the settings of `#vitrine-analytics`; the page kind may also be in `#vitrine-site`. */
export function readSettings(root: Document): PageSettings {
  const problems: string[] = [];
  const text = root.getElementById('vitrine-analytics')?.textContent ?? null;
  const settings = parseSettings(text, (problem) => problems.push(problem));
  return { settings: { ...settings, pageKind: settings.pageKind ?? readPageKind(root) }, problems };
}
