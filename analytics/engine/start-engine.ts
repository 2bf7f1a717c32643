import type { Engine } from '../api/create-analytics.js';
import type { Exemption } from '../consent/index.js';
import { createEngine } from './engine.js';
import { readSettings } from '../page/read-settings.js';

/** Starts the engine with the page's settings. `consent` is the detail of a banner event from before it loaded. */
export function startEngine(consent: unknown, exemption: Exemption | null): Promise<Engine> {
  const { settings, problems } = readSettings(document);
  return createEngine(settings, { problems, consent, exemption });
}
