import { defineDomain, type Ground } from '../../ground/domain.js';
import { disconnectRoute, saveHeaderFooterRoute, saveLanguagesRoute } from './openapi.js';
import { addSiteSettingsRoutes } from './routes.js';
import { createSiteSettings } from './site-settings.js';

export const siteSettings = defineDomain({
  name: 'site-settings',
  uses: ['owners'],
  open: (ground: Ground) => ({ siteSettings: createSiteSettings(ground) }),
  routes: addSiteSettingsRoutes,
  ownerCalls: [
    { area: 'languages', routes: [saveLanguagesRoute, disconnectRoute] },
    { area: 'header-footer', routes: [saveHeaderFooterRoute] },
  ],
});
