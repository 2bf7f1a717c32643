import { addAnalyticsRoutes } from './domains/analytics/routes.js';
import { addApiKeyRoutes } from './domains/api-keys/routes.js';
import { addCaptchaRoutes } from './domains/captcha/routes.js';
import { addCartRoutes } from './domains/carts/routes.js';
import { addCatalogueRoutes } from './domains/catalogue/routes.js';
import { addCommentRoutes } from './domains/comments/routes.js';
import { addFormRoutes } from './domains/forms/routes.js';
import { addHealthRoutes } from './domains/health/routes.js';
import { addLikeRoutes } from './domains/likes/routes.js';
import { addMemberRoutes } from './domains/members/routes.js';
import { addOwnerRoutes } from './domains/owners/routes.js';
import { addPlacesRoutes } from './domains/places/routes.js';
import { addPurchaseRoutes } from './domains/purchases/routes.js';
import { addRestockRoutes } from './domains/restock/routes.js';
import { addReviewRoutes } from './domains/reviews/routes.js';
import { addSearchRoutes } from './domains/search/routes.js';
import { addSiteSettingsRoutes } from './domains/site-settings/routes.js';

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
