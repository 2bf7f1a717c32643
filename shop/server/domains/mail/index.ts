export type { MailPage, StoredMail, WholeMail } from './list-mails.js';
export type { Mailer } from './mailer.js';
export { readMailSettings } from './settings.js';
export {
  heldBack,
  mailStates,
  type MailData,
  type MailKind,
  type MailState,
  type NewMail,
} from './types.js';
