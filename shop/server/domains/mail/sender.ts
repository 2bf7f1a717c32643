import { randomUUID } from 'node:crypto';
import type { Reporter } from 'vitrine/core/runtime';
import type { Database } from '../../database/index.js';
import { claimMail, noteFailure, noteHandOver, noteSent, type Claim } from './claims.js';
import { MailRefused, type MailTransport } from './types.js';

export interface SenderParts {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly reporter: Reporter;
  now(): number;
}

/** What became of the mails of a round. */
export interface SendRound {
  sent: number;
  /** Another attempt follows. */
  postponed: number;
  failed: number;
}

/** A round ends then, so that a stop does not wait for thousands. */
const mostInRound = 500;
/** An error of a mail server as the owner reads it; the whole answer can be long. */
const longestError = 500;

/**
 * Sends the mails that are due, one after the other. Several copies of the server can do so at once.
 * @param isStopping Ends the round after the present mail.
 */
export async function sendDue(
  parts: SenderParts,
  isStopping: () => boolean = () => false,
): Promise<SendRound> {
  const round: SendRound = { sent: 0, postponed: 0, failed: 0 };
  const claimedBy = randomUUID();
  for (let count = 0; count < mostInRound && !isStopping(); count += 1) {
    const claim = await claimMail(parts.database, claimedBy, parts.now());
    if (claim === null) break;
    round[await attempt(parts, claim)] += 1;
  }
  return round;
}

async function attempt(parts: SenderParts, claim: Claim): Promise<keyof SendRound> {
  const { database, transport, now } = parts;
  try {
    await transport.send(claim.mail, async () => {
      if (await noteHandOver(database, claim, now())) return;
      throw new Error('The lease of this mail is over; another copy of the server sends it.');
    });
  } catch (error) {
    const failure = {
      error: (error instanceof Error ? error.message : String(error)).slice(0, longestError),
      isRefused: error instanceof MailRefused,
      isFinal: error instanceof MailRefused && error.isFinal,
    };
    const state = await noteFailure(database, claim, failure, now());
    return state === 'failed' ? 'failed' : 'postponed';
  }
  await noteSent(database, claim, now());
  return 'sent';
}

/**
 * Sends what is due again and again. The timer keeps no process alive.
 * @returns Stops it, and resolves when the present mail is done.
 */
export function startSender(parts: SenderParts, pause = 5000): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function plan(): void {
    timer = setTimeout(() => (running = run()), pause);
    timer.unref();
  }

  async function run(): Promise<void> {
    try {
      const { failed } = await sendDue(parts, () => isStopping);
      if (failed > 0) {
        const error = new Error(`${failed} mails could not be sent; see /owner/mail.`);
        parts.reporter.report(error, { where: 'sending mails' });
      }
    } catch (error) {
      parts.reporter.report(error, { where: 'sending mails' });
    }
    if (!isStopping) plan();
  }

  plan();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await running;
  };
}
