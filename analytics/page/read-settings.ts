import { readPageKind } from './page-facts.js';
import { parseSettings, type AnalyticsSettings } from './settings.js';

export interface SaidSettings {
  readonly settings: AnalyticsSettings;
  /** What is wrong with the data, in sentences. */
  readonly problems: readonly string[];
}

/** The data of `#vitrine-analytics`; the kind of the page may also be in `#vitrine-site`. */
export function readSettings(root: Document): SaidSettings {
  const problems: string[] = [];
  const text = root.getElementById('vitrine-analytics')?.textContent ?? null;
  const said = parseSettings(text, (problem) => problems.push(problem));
  return { settings: { ...said, pageKind: said.pageKind ?? readPageKind(root) }, problems };
}
