import { createConsoleReporter } from '../../core/runtime/index.js';
import { openDatabase } from '../../shop/server/ground/database/index.js';
import { sendDue } from '../../shop/server/domains/mail/sender.js';
import { createSmtpTransport } from '../../shop/server/domains/mail/transports/index.js';
import type { MailTransport } from '../../shop/server/domains/mail/types.js';

/**
 * A process that sends what is due, and stops at a chosen moment until it is killed. Its words are the options of the
 * database as JSON, the address of the mail server, the time in milliseconds since 1970, and the moment.
 */
const [place = '{}', url = '', time = '', moment = ''] = process.argv.slice(2);

/** Where the outbox is. */
export interface DatabasePlace {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
}

async function stopAt(name: string): Promise<void> {
  if (name !== moment) return;
  console.log('reached');
  await new Promise(() => setInterval(() => {}, 1000));
}

const smtp = createSmtpTransport({ url, from: 'Shop <shop@shop.example>' });
const transport: MailTransport = {
  name: 'smtp',
  async send(mail, beforeEnd) {
    await stopAt('claimed');
    await smtp.send(mail, async () => {
      await stopAt('data');
      await beforeEnd();
      await stopAt('noted');
    });
    await stopAt('taken');
  },
};

const database = await openDatabase(JSON.parse(place) as DatabasePlace);
const round = await sendDue({
  database,
  transport,
  reporter: createConsoleReporter(),
  now: () => Number(time),
});
await stopAt('marked');
await database.close();
console.log(JSON.stringify(round));
