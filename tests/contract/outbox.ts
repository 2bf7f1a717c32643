import type { OpenShop } from './open-shop.js';

export interface OutboxRow {
  readonly key: string;
  readonly kind: string;
  readonly language: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly state: string;
  readonly attempts: number;
  readonly next_attempt_at: Date;
  readonly last_error: string | null;
  readonly unsubscribe_url: string | null;
}

/** The mails of the outbox, oldest first. */
export async function readOutbox({ database }: Pick<OpenShop, 'database'>): Promise<OutboxRow[]> {
  const { rows } = await database.query<OutboxRow>(
    `select key, kind, language, recipient, reply_to, subject, body_text as text, body_html as html,
       state, attempts, next_attempt_at, last_error, unsubscribe_url from outbox order by id`,
  );
  return rows;
}
