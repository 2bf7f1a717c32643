import type { CaptchaSettings } from 'vitrine/core/captcha';
import type { EmailPattern } from 'vitrine/core/runtime';
import { defineDomain, type Ground } from '../../ground/domain.js';
import type { CaptchaCheck } from '../captcha/index.js';
import type { Mailer } from '../mail/index.js';
import type { MailingList } from '../mailing-list/index.js';
import {
  groupsRoute,
  notificationsRoute,
  sendAllRoute,
  sendRoute,
  signUpsRoute,
} from './openapi.js';
import { createRestock } from './restock.js';
import { addRestockRoutes } from './routes.js';

export interface RestockOptions {
  /** The captcha of the restock signup; none by default. */
  readonly restockCaptcha?: CaptchaSettings | null;
  /** Which email addresses forms accept; `any-tld` by default, as for a site without the setting. */
  readonly emailPattern?: EmailPattern;
}

interface Given extends Ground {
  readonly captcha: CaptchaCheck;
  readonly mailer: Mailer;
  readonly mailingList: MailingList;
}

export const restock = defineDomain({
  name: 'restock',
  uses: ['captcha', 'catalogue', 'mail', 'mailing-list', 'owners'],
  open(given: Given, { restockCaptcha = null, emailPattern = 'any-tld' }: RestockOptions) {
    return {
      /** The captcha that pages show in the signup; the server requires its token. */
      restockCaptcha,
      restock: createRestock({ ...given, emailPattern, restockCaptcha }),
    };
  },
  routes: addRestockRoutes,
  limits: {
    /** Restock signups. */
    signups: { calls: 20, seconds: 600 },
  },
  personal: [
    {
      name: 'Restock signups',
      rows: 'select sku, email, created_at, notified_at from restock_signups where lower(email) = $1',
      erase: ['delete from restock_signups where lower(email) = $1'],
    },
  ],
  ownerCalls: [
    {
      area: 'restock',
      routes: [groupsRoute, signUpsRoute, notificationsRoute, sendRoute, sendAllRoute],
    },
  ],
  confirmedForms: /^\/api\/site-users\/account\/notifications\/restock$/,
});
