import type { Engine } from '../api/create-analytics.js';
import { createEngine } from './engine.js';
import { readSettings } from '../page/read-settings.js';

/** What the script-tag entry fetches: the engine, as the page's data want it. `consent` is what a banner said before. */
export function startEngine(consent: unknown): Promise<Engine> {
  const { settings, problems } = readSettings(document);
  return createEngine(settings, { problems, consent });
}
