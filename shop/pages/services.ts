import type { Services } from '../server/index.js';

/** The parts of the server's services that pages use. */
export interface StorefrontServices {
  readonly catalogue: Pick<
    Services['catalogue'],
    'list' | 'page' | 'byUrlId' | 'byId' | 'unchangedFor'
  >;
  readonly productEditor: Services['productEditor'];
  readonly productTables: Services['productTables'];
  readonly productPictures: Omit<Services['productPictures'], 'purge'>;
  readonly carts: Pick<Services['carts'], 'read' | 'tokenIn'>;
  readonly handOffs: Pick<Services['handOffs'], 'accept' | 'receive'>;
  readonly reviews: Pick<Services['reviews'], 'read'>;
  readonly writtenReviews: Omit<Services['writtenReviews'], 'purgePhotos'>;
  readonly content: Services['content'];
  readonly comments: Pick<Services['comments'], 'list' | 'stateCounts' | 'decide'>;
  readonly shopSearch: Services['shopSearch'];
  readonly siteSettings: Services['siteSettings'];
  readonly fonts: Services['fonts'];
  readonly lessonFilms: Services['lessonFilms'];
  readonly countItems: Services['countItems'];
  readonly locks: Services['locks'];
  readonly checkout: Services['checkout'];
  readonly terms: Pick<Services['terms'], 'includedTax'>;
  readonly termsEditor: Services['termsEditor'];
  readonly paymentProvider: Pick<
    Services['paymentProvider'],
    'isTest' | 'page' | 'ways' | 'wallets'
  >;
  readonly orderLinks: Services['orderLinks'];
  readonly orderManagement: Omit<Services['orderManagement'], 'settleRefunds'>;
  readonly subscriptions: Omit<
    Services['subscriptions'],
    'keep' | 'renewDue' | 'tellUpcoming' | 'start'
  >;
  readonly ownedCards: Services['ownedCards'];
  readonly sales: Services['sales'];
  readonly downloads: Services['downloads'];
  readonly customers: Services['customers'];
  readonly crumbs: Pick<Services['crumbs'], 'issue' | 'check'>;
  readonly experiments: Services['experiments'];
  readonly members: Services['members'];
  readonly forms: Services['forms'];
  readonly mailingList: Omit<Services['mailingList'], 'join'>;
  readonly mailer: Pick<
    Services['mailer'],
    'list' | 'counts' | 'find' | 'sendAgain' | 'transport' | 'ownerEmail'
  >;
  readonly restock: Pick<Services['restock'], 'waiting' | 'find' | 'send'>;
  readonly restockCaptcha: Services['restockCaptcha'];
  readonly owners: Omit<Services['owners'], 'require' | 'signOut'>;
  readonly people: Services['people'];
  readonly apiKeys: Omit<Services['apiKeys'], 'admit'>;
  readonly reporter: Pick<Services['reporter'], 'report'>;
  readonly callers: Services['callers'];
  readonly admitBodies: Services['admitBodies'];
  readonly limits: Services['limits'];
  readonly analytics: Pick<
    Services['analytics'],
    'overview' | 'totals' | 'latest' | 'orderSources'
  >;
}
