import { addAnalyticsRoutes } from './analytics/routes.js';
import { addApiKeyRoutes } from './api-keys/routes.js';
import { addCaptchaRoutes } from './captcha/routes.js';
import { addCartRoutes } from './carts/routes.js';
import { addCatalogueRoutes } from './catalogue/routes.js';
import { addCommentRoutes } from './comments/routes.js';
import { addFormRoutes } from './forms/routes.js';
import { addHealthRoutes } from './health/routes.js';
import { addLikeRoutes } from './likes/routes.js';
import { addMemberRoutes } from './members/routes.js';
import { addOwnerRoutes } from './owners/routes.js';
import { addPlacesRoutes } from './places/routes.js';
import { addPurchaseRoutes } from './purchases/routes.js';
import { addRestockRoutes } from './restock/routes.js';
import { addReviewRoutes } from './reviews/routes.js';
import { addSearchRoutes } from './search/routes.js';
import { addSiteSettingsRoutes } from './site-settings/routes.js';

/** The routes of every domain. A new domain adds its own here; its context type then requires its service. */
export const domains = [
  addAnalyticsRoutes,
  addApiKeyRoutes,
  addCaptchaRoutes,
  addCartRoutes,
  addCatalogueRoutes,
  addCommentRoutes,
  addFormRoutes,
  addHealthRoutes,
  addLikeRoutes,
  addMemberRoutes,
  addOwnerRoutes,
  addPlacesRoutes,
  addPurchaseRoutes,
  addRestockRoutes,
  addReviewRoutes,
  addSearchRoutes,
  addSiteSettingsRoutes,
] as const;

/** What the routes of all domains need. A union of functions takes the intersection of their contexts. */
export type DomainsContext = (typeof domains)[number] extends (
  app: never,
  context: infer Context,
) => void
  ? Context
  : never;
