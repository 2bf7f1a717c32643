import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Call, type Environment } from '../../ground/http/index.js';
import { countCall, type RouteContext } from '../../ground/routing/index.js';
import type { Owners } from '../owners/index.js';
import {
  disconnectRoute,
  headerFooterRoute,
  languageSettingsRoute,
  languagesRoute,
  languageStatusRoute,
  saveHeaderFooterRoute,
  saveLanguagesRoute,
} from './openapi.js';
import { ownLanguage, siteLanguages } from './site-languages.js';
import type { SiteSettings } from './site-settings.js';
import type { Languages } from './types.js';

export interface SiteSettingsRouteContext extends RouteContext {
  readonly owners: Owners;
  readonly siteSettings: SiteSettings;
}

/** platform §7: the languages of the site, its header and its footer. Everybody sees them on pages, so everybody may read them. */
export function addSiteSettingsRoutes(
  app: OpenAPIHono<Environment>,
  context: SiteSettingsRouteContext,
): void {
  const { owners, siteSettings, visitors } = context;

  const admitReader = (c: Call) => countCall(context, c, 'reads', visitors.identify(c));

  app.openapi(languageSettingsRoute, async (c) => {
    await admitReader(c);
    const { languages, version } = (await siteSettings.read()).languages;
    return c.json({ languages: [...languages], siteLanguage: ownLanguage.code, version }, 200);
  });

  app.openapi(languageStatusRoute, async (c) => {
    await admitReader(c);
    return c.json(statusOf((await siteSettings.read()).languages), 200);
  });

  app.openapi(languagesRoute, async (c) => {
    await admitReader(c);
    return c.json(listOf((await siteSettings.read()).languages), 200);
  });

  app.openapi(saveLanguagesRoute, async (c) => {
    const record = await owners.recorder(c, 'languages', 'languages-changed');
    return c.json(listOf(await siteSettings.saveLanguages(c.req.valid('json'), record)), 200);
  });

  app.openapi(disconnectRoute, async (c) => {
    const record = await owners.recorder(c, 'languages', 'translation-disconnected');
    return c.json(statusOf(await siteSettings.disconnect(record)), 200);
  });

  app.openapi(headerFooterRoute, async (c) => {
    await admitReader(c);
    return c.json((await siteSettings.read()).headerFooter, 200);
  });

  app.openapi(saveHeaderFooterRoute, async (c) => {
    const record = await owners.recorder(c, 'header-footer', 'header-footer-saved');
    return c.json(await siteSettings.saveHeaderFooter(c.req.valid('json'), record), 200);
  });
}

function listOf({ languages, version }: Languages) {
  return { languages: [...languages], available: [...siteLanguages], version };
}

function statusOf({ isConnected, languages }: Languages) {
  return { connected: isConnected, siteLanguage: ownLanguage.code, languages: [...languages] };
}
