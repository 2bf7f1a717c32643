import type { Reporter } from 'vitrine/core/runtime';
import type { Database } from '../../ground/database/index.js';
import { runRound, startJob } from '../../ground/jobs.js';
import { claimMail, noteFailure, noteHandOver, noteSent, type Claim } from './claims.js';
import { MailRefused, type MailTransport } from './types.js';

export interface SenderContext {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly reporter: Reporter;
  now(): number;
}

/** The outcome of the mails of a round. */
export interface SendRound {
  sent: number;
  /** Another attempt follows. */
  postponed: number;
  failed: number;
}

const mostInRound = 500;
/** An error of a mail server as the owner reads it; the whole answer can be long. */
const longestError = 500;

/**
 * Sends the mails that are due, one after the other.
 * @param isStopping Ends the round after the present mail.
 */
export async function sendDue(
  context: SenderContext,
  isStopping: () => boolean = () => false,
): Promise<SendRound> {
  const round: SendRound = { sent: 0, postponed: 0, failed: 0 };
  await runRound(
    mostInRound,
    isStopping,
    (claimedBy) => claimMail(context.database, claimedBy, context.now()),
    async (claim) => {
      round[await attempt(context, claim)] += 1;
    },
  );
  return round;
}

async function attempt(context: SenderContext, claim: Claim): Promise<keyof SendRound> {
  const { database, transport, now } = context;
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

/** Sends what is due again and again. @returns Stops it, and resolves when the present mail is done. */
export function startSender(context: SenderContext, pause = 5000): () => Promise<void> {
  return startJob({
    pause,
    where: 'sending mails',
    reporter: context.reporter,
    async run(isStopping) {
      const { failed } = await sendDue(context, isStopping);
      if (failed > 0) throw new Error(`${failed} mails could not be sent; see /owner/mail.`);
    },
  });
}
