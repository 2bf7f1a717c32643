import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '../../shop/server/index.js';
import { lease } from '../../shop/server/domains/mail/claims.js';
import { queueMail } from '../../shop/server/domains/mail/outbox.js';
import { openMailTemplates } from '../../shop/server/domains/mail/templates.js';
import { createSchema } from './backends.js';
import type { DatabasePlace } from './mail-sender.js';
import { openReceiver, type SmtpReceiver } from '../support/smtp-receiver.js';

const origin = 'https://shop.example';
const start = Date.UTC(2026, 10, 26, 12);
/** Inside the project, so that the bundle finds its packages. */
const cache = 'node_modules/.cache/vitrine';
const databaseUrl = process.env.DATABASE_URL;

/** In the order in which a mail passes them. */
const moments = [
  // The row is taken; no connection yet.
  { moment: 'claimed', state: 'sending', noted: false, before: 0, after: 1 },
  // The mail server has greeted, and does not answer the sender's address.
  { moment: 'connected', state: 'sending', noted: false, before: 0, after: 1 },
  // The message is on its way without its end.
  { moment: 'data', state: 'sending', noted: false, before: 0, after: 1 },
  // The outbox knows that the end is about to go out.
  { moment: 'noted', state: 'sending', noted: true, before: 0, after: 1 },
  // The mail server has the message, and the outbox does not know: the one moment of a second copy.
  { moment: 'taken', state: 'sending', noted: true, before: 1, after: 2 },
  // The outbox knows.
  { moment: 'marked', state: 'sent', noted: true, before: 1, after: 1 },
] as const;
type Moment = (typeof moments)[number]['moment'];

const keyOf = (moment: Moment) => `killed-${moment}`;

/** The embedded database takes one process at a time, as these are. */
describe(`A sender that is killed (${databaseUrl === undefined ? 'PGlite' : 'PostgreSQL'})`, () => {
  let place: DatabasePlace;
  let folder: string;
  let bundle: string;
  let receiver: SmtpReceiver;
  let now = start;

  beforeAll(async () => {
    await mkdir(cache, { recursive: true });
    bundle = await mkdtemp(path.join(cache, 'mail-sender-'));
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-mail-'));
    if (databaseUrl === undefined) {
      // To make a database takes as long as the rest of this file.
      const data = path.join(folder, 'pglite');
      await mkdir(data);
      await promisify(execFile)('tar', ['-xf', inject('databaseDump'), '-C', data]);
    }
    place =
      databaseUrl === undefined
        ? { dataDir: folder }
        : { databaseUrl: await createSchema(databaseUrl) };
    receiver = await openReceiver();
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        ssr: 'tests/contract/mail-sender.ts',
        outDir: bundle,
        rollupOptions: { output: { entryFileNames: 'sender.mjs' } },
      },
    });
  }, 120_000);

  afterAll(async () => {
    await receiver.close();
    await rm(folder, { recursive: true });
    await rm(bundle, { recursive: true });
  });

  async function inDatabase<Result>(work: (database: Database) => Promise<Result>) {
    const database = await openDatabase(place);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  /** A mail for each moment, in this order. */
  const queueAll = () =>
    inDatabase((database) => {
      const write = openMailTemplates({
        templatesDir: 'shop/server/domains/mail/templates',
        shopName: 'Marram',
        origin,
      });
      const parts = { write, origin, now: () => now };
      return database.transaction(async (transaction) => {
        for (const key of moments.map(({ moment }) => keyOf(moment))) {
          await queueMail(parts, transaction, {
            key,
            kind: 'newsletter-joined',
            to: `${key}@example.com`,
            language: 'en',
            data: { email: `${key}@example.com` },
          });
        }
      });
    });

  const readRows = () =>
    inDatabase(async (database) => {
      const { rows } = await database.query<{ key: string }>(
        `select key, state, handed_over_at is not null as noted, attempts from outbox order by id`,
      );
      return rows;
    });

  function startSender(moment: Moment | 'none') {
    const file = path.join(bundle, 'sender.mjs');
    const words = [file, JSON.stringify(place), receiver.url, String(now), moment];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const line = once(createInterface(child.stdout), 'line');
    return { child, line, exit: once(child, 'exit') };
  }

  /** Runs a sender up to a moment and kills it there. */
  async function killAt(moment: Moment): Promise<void> {
    const silence = new Promise<void>((resolve) => {
      receiver.onSilence = moment === 'connected' ? resolve : null;
    });
    const { child, line, exit } = startSender(moment);
    const said = line.then(([words]: unknown[]) => {
      if (words !== 'reached') throw new Error(`The sender has passed ${moment}: ${words}`);
    });
    await (moment === 'connected' ? silence : said);
    child.kill('SIGKILL');
    receiver.onSilence = null;
    expect(await exit).toEqual([null, 'SIGKILL']);
  }

  /** Runs a sender until it has nothing to do. */
  async function sendDue(): Promise<unknown> {
    const { line, exit } = startSender('none');
    const [round]: unknown[] = await line;
    expect(await exit).toEqual([0, null]);
    return JSON.parse(String(round));
  }

  /** How often the mail of each moment has arrived, and under how many names. */
  const arrivals = () =>
    moments.map(({ moment }) => {
      const to = `${keyOf(moment)}@example.com`;
      const mails = receiver.mails.filter((mail) => mail.to.includes(to));
      const ids = new Set(mails.map((mail) => mail.header('Message-ID')));
      return { moment, arrived: mails.length, ids: ids.size };
    });

  it('loses no mail, and sends one twice only after a lost answer, under one Message-ID', async () => {
    await queueAll();
    for (const { moment } of moments) await killAt(moment);
    expect(await readRows()).toEqual(
      moments.map(({ moment, state, noted }) => ({
        key: keyOf(moment),
        state,
        noted,
        attempts: 1,
      })),
    );
    expect(arrivals()).toEqual(
      moments.map(({ moment, before }) => ({ moment, arrived: before, ids: before })),
    );

    // Until the lease is over, nobody else sends them.
    now += lease - 1;
    expect(await sendDue()).toEqual({ sent: 0, postponed: 0, failed: 0 });
    now += 1;
    expect(await sendDue()).toEqual({ sent: 5, postponed: 0, failed: 0 });
    expect(arrivals()).toEqual(
      moments.map(({ moment, after }) => ({ moment, arrived: after, ids: 1 })),
    );
    expect(await readRows()).toEqual(
      moments.map(({ moment }) => ({
        key: keyOf(moment),
        state: 'sent',
        noted: true,
        attempts: moment === 'marked' ? 1 : 2,
      })),
    );
    const ids = receiver.mails.map((mail) => mail.header('Message-ID'));
    expect(new Set(ids).size).toBe(moments.length);
  }, 240_000);
});
