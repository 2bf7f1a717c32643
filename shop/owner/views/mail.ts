import { mailStates, type MailPage, type MailState, type WholeMail } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { countWords } from './count-words.js';
import { momentView } from './moment.js';
import { ownerView, type ShownPage } from './page.js';

export const mailPath = '/owner/mail';

export interface OwnerMailPage extends ShownPage {
  readonly state: MailState;
  readonly page: MailPage;
  readonly counts: Readonly<Record<MailState, number>>;
  readonly transport: 'smtp' | 'files' | null;
  readonly isFirst: boolean;
  /** Whether a mail was just put back into the queue. */
  readonly isQueued: boolean;
}

const titles: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
};

const empties: Readonly<Record<MailState, string>> = {
  waiting: 'No mail waits.',
  sending: 'No mail is being sent at this moment.',
  sent: 'No mail has been sent in the last 90 days.',
  failed: 'No mail has failed.',
};

/** Where mails go, said so that nobody thinks a mail was sent that was not. */
const ways = {
  smtp: 'Mails leave through your mail server.',
  files:
    'No mail server is set up: mails are written to files in the folder “mail” of the shop’s data, and reach nobody. Set SMTP_URL and MAIL_FROM to send them.',
  none: 'No mail server is set up: mails wait here, and reach nobody. Set SMTP_URL and MAIL_FROM to send them.',
} as const;

const queuedNotice = 'The mail is on its way again.';

/** The mails in one state, newest first. */
export function ownerMailView(given: OwnerMailPage) {
  const { crumb, problem, state, page, counts, transport, isFirst, isQueued } = given;
  const notice = isQueued ? queuedNotice : null;
  const query = (cursor: string | null) =>
    new URLSearchParams({ state, ...(cursor !== null && { cursor }) });
  return {
    ...ownerView({ heading: 'Mail', crumb, problem, notice }),
    way: ways[transport ?? 'none'],
    tabs: mailStates.map((name) => ({
      title: `${titles[name]} (${counts[name]})`,
      url: toAddress(`${mailPath}?state=${name}`),
      isCurrent: name === state,
    })),
    empty: empties[state],
    mails: page.mails.map(({ id, to, subject, title, createdAt, lastError }) => ({
      url: toAddress(`${mailPath}/${id}`),
      subject: subject || 'A mail without words',
      to,
      kind: title,
      time: momentView(createdAt),
      error: lastError,
    })),
    next: page.nextPageCursor === null ? null : pageLink(query(page.nextPageCursor)),
    newest: isFirst ? null : pageLink(query(null)),
  };
}

const pageLink = (query: URLSearchParams) => ({ url: toAddress(`${mailPath}?${query}`) });

const attemptWords = (at: number | null): string =>
  at === null ? 'When the refund of its gift card has ended' : momentView(at).text;

export interface OwnerMailMessagePage extends ShownPage {
  readonly mail: WholeMail;
}

/** One mail as it goes out. */
export function ownerMailMessageView({ crumb, problem, mail }: OwnerMailMessagePage) {
  const { id, state, attempts, lastError, sentAt, nextAttemptAt, createdAt } = mail;
  return {
    ...ownerView({ heading: mail.subject || 'A mail without words', crumb, problem }),
    back: { url: toAddress(`${mailPath}?state=${state}`) },
    facts: [
      { name: 'State', value: titles[state] },
      { name: 'Kind', value: mail.title },
      { name: 'To', value: mail.to },
      { name: 'Made', value: momentView(createdAt).text },
      ...(sentAt === null ? [] : [{ name: 'Sent', value: momentView(sentAt).text }]),
      ...(state === 'waiting'
        ? [{ name: 'Next attempt', value: attemptWords(nextAttemptAt) }]
        : []),
      { name: 'Attempts', value: countWords(attempts, 'attempt') },
      ...(lastError === null ? [] : [{ name: 'Last error', value: lastError }]),
      { name: 'Message-ID', value: mail.messageId },
    ],
    unsure: mail.isUnsure && state !== 'sending',
    again: state === 'failed' ? { url: toAddress(`${mailPath}/${id}/again`) } : null,
    html: mail.html === '' ? null : { url: toAddress(`${mailPath}/${id}/html`) },
    text: mail.text || null,
    language: mail.language,
  };
}
