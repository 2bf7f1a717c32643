import { analyticsPages } from './analytics-page.js';
import { apiKeyPages } from './api-key-pages.js';
import { commentPages } from './comment-pages.js';
import { customerPages } from './customer-pages.js';
import { fontPages } from './font-pages.js';
import { formPages } from './form-editor.js';
import { giftCardPages } from './gift-card-pages.js';
import { lessonPages } from './lesson-pages.js';
import { letterPages } from './letter-pages.js';
import { mailPages } from './mail-pages.js';
import { mailingListPages } from './mailing-list-pages.js';
import { orderPages } from './orders/index.js';
import { overviewPages } from './overview-page.js';
import type { OwnerRoute } from './owner-route.js';
import { peoplePages } from './people-pages.js';
import { productPages } from './products/index.js';
import { restockPages } from './restock-pages.js';
import { reviewPages } from './review-pages.js';
import { salesPages } from './sales-pages.js';
import { securityPages } from './security-pages.js';
import { sitePages } from './site-pages.js';
import { subscriptionPages } from './subscription-pages.js';
import { discountPages, shippingPages, taxPages } from './terms/index.js';

/** The routes of all pages that need an account, in the order of the navigation; who may use them follows from it. */
export const pageRoutes: readonly OwnerRoute[] = [
  ...overviewPages,
  ...orderPages,
  ...subscriptionPages,
  ...giftCardPages,
  ...productPages,
  ...discountPages,
  ...shippingPages,
  ...taxPages,
  ...customerPages,
  ...salesPages,
  ...analyticsPages,
  ...formPages,
  ...letterPages,
  ...restockPages,
  ...reviewPages,
  ...commentPages,
  ...mailPages,
  ...mailingListPages,
  ...sitePages,
  ...fontPages,
  ...lessonPages,
  ...apiKeyPages,
  ...peoplePages,
  ...securityPages,
];
