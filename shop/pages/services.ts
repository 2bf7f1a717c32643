import type { Services } from '../server/index.js';

/** The parts of the server's services that the pages of shoppers use. */
export interface StorefrontServices {
  readonly catalogue: Pick<
    Services['catalogue'],
    'list' | 'page' | 'byUrlId' | 'byId' | 'unchangedFor'
  >;
  readonly productEditor: Pick<Services['productEditor'], 'movedTo'>;
  readonly productPictures: Pick<Services['productPictures'], 'read'>;
  readonly carts: Pick<Services['carts'], 'read' | 'tokenIn'>;
  readonly handOffs: Pick<Services['handOffs'], 'accept' | 'receive'>;
  readonly reviews: Pick<Services['reviews'], 'read'>;
  readonly writtenReviews: Pick<
    Services['writtenReviews'],
    'photo' | 'drafts' | 'takesPhotos' | 'write'
  >;
  readonly content: Services['content'];
  readonly shopSearch: Services['shopSearch'];
  readonly siteSettings: Pick<Services['siteSettings'], 'kept'>;
  readonly fonts: Pick<Services['fonts'], 'read'>;
  readonly countItems: Services['countItems'];
  readonly locks: Services['locks'];
  readonly checkout: Services['checkout'];
  readonly terms: Pick<Services['terms'], 'includedTax'>;
  readonly paymentProvider: Pick<
    Services['paymentProvider'],
    'isTest' | 'page' | 'ways' | 'wallets'
  >;
  readonly orderLinks: Services['orderLinks'];
  readonly orderManagement: Pick<Services['orderManagement'], 'progress'>;
  readonly subscriptions: Pick<
    Services['subscriptions'],
    | 'ofMember'
    | 'idOfOrder'
    | 'find'
    | 'countries'
    | 'move'
    | 'change'
    | 'pressInStep'
    | 'payOtherwise'
  >;
  readonly downloads: Services['downloads'];
  readonly crumbs: Pick<Services['crumbs'], 'issue' | 'check'>;
  readonly experiments: Pick<Services['experiments'], 'assign'>;
  readonly members: Services['members'];
  readonly forms: Pick<Services['forms'], 'issueKey' | 'find' | 'keepFile' | 'submit'>;
  readonly mailingList: Pick<
    Services['mailingList'],
    'findToConfirm' | 'confirm' | 'isUnsubscribe' | 'unsubscribe'
  >;
  readonly restockCaptcha: Services['restockCaptcha'];
  readonly owners: Pick<Services['owners'], 'session' | 'may'>;
  readonly reporter: Pick<Services['reporter'], 'report'>;
  readonly callers: Services['callers'];
  readonly admitBodies: Services['admitBodies'];
  readonly limits: Services['limits'];
}
