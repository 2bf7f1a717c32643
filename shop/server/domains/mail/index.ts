export type { MailPage, StoredMail, WholeMail } from './list-mails.js';
export type { Mailer } from './mailer.js';
export { readMailSettings, type MailSettings } from './settings.js';
export {
  heldBack,
  mailStates,
  type MailData,
  type MailKind,
  type MailState,
  type MailOptions,
  type MailTransport,
  type NewMail,
  type QueueMail,
} from './types.js';
