import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forms as shopForms } from '../../examples/marram/forms.js';
import { listen, type ListeningServer } from '../../shop/start/listen.js';
import { createReadiness } from '../../shop/start/readiness.js';
import { describeShop } from './open-shop.js';
import { addPages } from './whole-shop.js';

const size = 1_000_000;
const form = '/forms/commission';
const boundary = '----form';
const partOf = (names: string, text = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${names}\r\n\r\n${text}`;
const begin = Buffer.from(
  `${partOf('name="_crumb"')}\r\n${partOf('name="commission-wish"', 'A blue bowl')}\r\n` +
    partOf('name="sketch"; filename="a.png"'),
);
const end = Buffer.from(`\r\n--${boundary}--\r\n`);

/** The browser says so, as it does of a form on a page that a cache keeps. */
const own = { 'Sec-Fetch-Site': 'same-origin' };

interface Sending {
  readonly sent: ClientRequest;
  /** Resolves to null when the connection ends without an answer. */
  readonly answer: Promise<IncomingMessage | null>;
}

describeShop('Large bodies over HTTP', (shop) => {
  let server: ListeningServer;
  let port = 0;

  beforeEach(async () => {
    const rateLimits = { largeBodies: { calls: 100_000, seconds: 60 } };
    const open = await shop.open({ forms: shopForms, bodyBudget: 8 * size, rateLimits });
    addPages(open);
    server = await listen({
      fetch: open.app.fetch,
      port: 0,
      maxConnections: 100,
      times: { farewell: 20, grace: 100 },
      onListening: (taken) => (port = taken),
    });
  });

  afterEach(() => server.stop(createReadiness(), 0));

  /** Sends the head of a form and the first bytes of its body. */
  function send(headers: Record<string, string | number> = {}): Sending {
    const sent = request({
      host: '127.0.0.1',
      port,
      path: form,
      method: 'POST',
      agent: false,
      headers: {
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        ...('Transfer-Encoding' in headers ? {} : { 'Content-Length': size }),
        ...headers,
      },
    });
    const answer = new Promise<IncomingMessage | null>((resolve) => {
      sent.once('response', (response) => resolve(response)).on('error', () => resolve(null));
    });
    sent.write(begin);
    return { sent, answer };
  }

  const finish = ({ sent }: Sending) =>
    sent.end(Buffer.concat([Buffer.alloc(size - begin.length - end.length), end]));

  /** Resolves to the sendings that are answered before the rest of their bodies, once these are so many. */
  async function untilAnswered(sendings: readonly Sending[], count: number) {
    const answered: Sending[] = [];
    await new Promise<void>((resolve) => {
      for (const sending of sendings) {
        void sending.answer.then(() => {
          if (answered.push(sending) === count) resolve();
        });
      }
    });
    return answered;
  }

  it('takes as many as the budget has room for, and sends others away before their bodies', async () => {
    const sendings = Array.from({ length: 40 }, () => send(own));
    const answered = await untilAnswered(sendings, 36);
    for (const { answer } of answered) {
      const response = await answer;
      expect([response?.statusCode, response?.headers['retry-after']]).toEqual([503, '10']);
    }
    const taken = sendings.filter((sending) => !answered.includes(sending));
    for (const sending of taken) finish(sending);
    for (const { answer } of taken) expect((await answer)?.statusCode).toBe(422);
    for (const { sent } of sendings) sent.destroy();
  });

  it('reads none of a stranger whose browser has not been here', async () => {
    const sendings = Array.from({ length: 40 }, () => send());
    for (const { sent, answer } of sendings) {
      const response = await answer;
      expect([response?.statusCode, response?.headers.location]).toEqual([
        303,
        `${form}?problem=crumb`,
      ]);
      sent.destroy();
    }
  });

  it('has room again when a sender has gone', async () => {
    const waiting = Array.from({ length: 4 }, () => send(own));
    await untilAnswered([send(own), ...waiting], 1);
    for (const { sent } of waiting) sent.destroy();
    await expect
      .poll(async () => {
        const again = send(own);
        finish(again);
        return (await again.answer)?.statusCode;
      })
      .toBe(422);
  });

  it.each([
    ['of very many parts', Buffer.from(`${partOf('name="a"; filename=""')}\r\n`.repeat(20_000))],
    ['that is longer than it may be', Buffer.alloc(26_000_000)],
  ])('refuses a form without its length %s', async (_, body) => {
    const { sent, answer } = send({ ...own, 'Transfer-Encoding': 'chunked' });
    sent.end(body);
    expect((await answer)?.statusCode).toBe(413);
    sent.destroy();
  });

  it.each([
    ['a text', 'name="commission-wish"', '<'.repeat(100_000)],
    ['a Japanese text', 'name="commission-wish"', '器'.repeat(30_000)],
    ['a name of a file', 'name="sketch"; filename="%"', '<'.repeat(100_000)],
  ])(
    'prints no more than a person types: not %s that is as large as files',
    async (_, names, large) => {
      const rest = Buffer.from(`\r\n${partOf(names.replace('%', large), large)}`);
      const { sent, answer } = send({
        ...own,
        'Content-Length': begin.length + rest.length + end.length,
      });
      sent.end(Buffer.concat([rest, end]));
      const response = await answer;
      expect(response?.statusCode).toBe(413);
      expect(await response?.toArray().then(String)).not.toMatch(/&lt;|器/);
    },
  );

  it('takes what a person types in any case', async () => {
    const text = Buffer.concat([begin, end]);
    const { sent, answer } = send({ 'Content-Length': text.length });
    sent.end(end);
    const response = await answer;
    expect(response?.statusCode).toBe(403);
    expect(await response?.toArray().then(String)).toContain('A blue bowl');
  });
});
