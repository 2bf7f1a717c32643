export { createMailingList, type MailingList, type MailingListPage } from './mailing-list.js';
