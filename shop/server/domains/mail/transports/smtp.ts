import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from '../types.js';
import { composeMail } from './compose.js';
import { isAnswer, isFinalRefusal, readFailure } from './refusal.js';

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  readonly url: string;
  /** `Shop <shop@example.com>`. */
  readonly from: string;
}

/** How long a server may be silent, in milliseconds. */
const silence = 30_000;
/** How long an attempt may take, in milliseconds: less than the lease of a mail. */
const longestAttempt = 2 * 60_000;

/** Sends each mail over a connection of its own. */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Otherwise a message is read ahead, so that its end seems to go out before the mail server has asked for it.
  transporter.use('stream', ({ data: { raw }, message }, done) => {
    if (raw instanceof Readable) message.createReadStream = () => raw;
    done();
  });
  return {
    name: 'smtp',
    async send(mail, beforeEnd) {
      const message = await composeMail(mail, from);
      // The mail server takes a message when its end arrives, so that what is noted before is never too late.
      const raw = Readable.from(
        (async function* () {
          yield message;
          await beforeEnd();
        })(),
      );
      const options = {
        envelope: { from: addressOf(from), to: [mail.to] },
        raw,
        signal: AbortSignal.timeout(longestAttempt),
      };
      try {
        await transporter.sendMail(options);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const failure = readFailure(error);
        if (!isAnswer(failure)) throw error;
        throw new MailRefused(error.message, isFinalRefusal(failure));
      }
    },
  };
}

/** The address in `Shop <shop@example.com>`. */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
