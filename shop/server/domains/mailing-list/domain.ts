import { defineDomain, type Ground } from '../../ground/domain.js';
import type { Mailer } from '../mail/index.js';
import { createMailingList, optInLifetime } from './mailing-list.js';

interface Given extends Ground {
  readonly mailer: Mailer;
}

export const mailingList = defineDomain({
  name: 'mailing-list',
  uses: ['mail'],
  open: (given: Given) => ({ mailingList: createMailingList(given) }),
  confirmedForms: /^\/(join|leave)$/,
  personal: [
    {
      name: 'Mailing list',
      rows: 'select email, source, created from mailing_list where email = $1',
      erase: ['delete from mailing_list where email = $1'],
    },
  ],
  expired: [
    { table: 'mailing_list', where: "state = 'pending' and asked_at <= $1", after: optInLifetime },
  ],
});
