import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from '../types.js';

/** The whole message in the format of the internet, with text and HTML. */
export function composeMail(mail: OutgoingMail, from: string): Promise<Buffer> {
  const { messageId, to, replyTo, subject, text, html, unsubscribeUrl, createdAt } = mail;
  return new MailComposer({
    from,
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    messageId,
    date: new Date(createdAt),
    text,
    html,
    headers: {
      // A holiday answer to an automatic mail helps nobody.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  })
    .compile()
    .build();
}
