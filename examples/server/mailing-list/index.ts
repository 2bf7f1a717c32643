export {
  createMailingList,
  type MailingList,
  type MailingListEntry,
  type MailingListPage,
} from './mailing-list.js';
