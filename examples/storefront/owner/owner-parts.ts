import type { Render } from '../rendering.js';
import type { StorefrontServices } from '../services.js';

export interface OwnerParts {
  readonly services: Pick<
    StorefrontServices,
    | 'writtenReviews'
    | 'comments'
    | 'content'
    | 'catalogue'
    | 'orderManagement'
    | 'subscriptions'
    | 'ownedCards'
    | 'sales'
    | 'customers'
    | 'owners'
    | 'people'
    | 'apiKeys'
    | 'limits'
    | 'callers'
    | 'productEditor'
    | 'productPictures'
    | 'productTables'
    | 'termsEditor'
    | 'crumbs'
    | 'forms'
    | 'restock'
    | 'siteSettings'
    | 'mailingList'
    | 'mailer'
    | 'analytics'
    | 'experiments'
  >;
  readonly render: Render;
}
