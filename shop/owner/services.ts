import type { StorefrontServices } from '../pages/services.js';
import type { Services } from '../server/index.js';

/** The parts of the server's services that the owner's pages use besides those of shoppers' pages. */
export interface OwnerServices extends StorefrontServices {
  readonly productEditor: Services['productEditor'];
  readonly productTables: Services['productTables'];
  readonly productPictures: Omit<Services['productPictures'], 'purge'>;
  readonly writtenReviews: Omit<Services['writtenReviews'], 'purgePhotos'>;
  readonly comments: Pick<Services['comments'], 'list' | 'stateCounts' | 'decide'>;
  readonly siteSettings: Services['siteSettings'];
  readonly experiments: Services['experiments'];
  readonly fonts: Services['fonts'];
  readonly lessonFilms: Services['lessonFilms'];
  readonly termsEditor: Services['termsEditor'];
  readonly orderManagement: Omit<Services['orderManagement'], 'settleRefunds'>;
  readonly subscriptions: Omit<
    Services['subscriptions'],
    'keep' | 'renewDue' | 'tellUpcoming' | 'start'
  >;
  readonly ownedCards: Services['ownedCards'];
  readonly sales: Services['sales'];
  readonly customers: Services['customers'];
  readonly forms: Services['forms'];
  readonly mailingList: Omit<Services['mailingList'], 'join'>;
  readonly mailer: Pick<
    Services['mailer'],
    'list' | 'counts' | 'find' | 'sendAgain' | 'transport' | 'ownerEmail'
  >;
  readonly restock: Pick<Services['restock'], 'waiting' | 'find' | 'send'>;
  readonly owners: Omit<Services['owners'], 'require' | 'signOut'>;
  readonly people: Services['people'];
  readonly apiKeys: Omit<Services['apiKeys'], 'admit'>;
  readonly analytics: Pick<
    Services['analytics'],
    'overview' | 'totals' | 'latest' | 'orderSources'
  >;
}
