import { type PersonalData } from '../../ground/personal-data.js';

const ofTheirAccount = 'member_id in (select member_id from member_accounts where email_key = $1)';

export const memberData: readonly PersonalData[] = [
  {
    // They go with the account.
    name: 'Passkeys',
    rows: `select name, created_at, used_at from member_passkeys where ${ofTheirAccount}`,
    erase: [],
  },
  {
    name: 'Addresses of the account',
    rows: `select name, phone, line1, line2, city, region, postal_code, country, is_default, created_at
      from member_addresses where ${ofTheirAccount} order by position`,
    erase: [`delete from member_addresses where ${ofTheirAccount}`],
  },
  {
    name: 'Account',
    rows: `select email, name, language, created_at, confirmed_at from member_accounts
      where email_key = $1`,
    erase: [
      'delete from members where id in (select member_id from member_accounts where email_key = $1)',
    ],
  },
];
