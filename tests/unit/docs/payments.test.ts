// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import type * as AnchorProvider from './anchor-provider-types.js';
import { isWhole } from '../../support/lane.js';
import { readFences } from '../../support/read-fences.js';

/** The adapters of the guide, as files of the project, in a folder that no other tool reads meanwhile. */
mkdirSync('.data', { recursive: true });
const folder = mkdtempSync(path.resolve('.data/payments-'));
const fences = readFences(readFileSync('docs/guides/payments.md', 'utf8'));
const files = fences.flatMap(({ file, text }) => {
  if (file === undefined) return [];
  const target = path.join(folder, file);
  const own = text
    .replaceAll("'vitrine/payments'", "'../../widgets/payments/index.js'")
    .replaceAll("'./server/index.js'", "'../../shop/server/domains/payments/index.js'");
  writeFileSync(target, own);
  return [target];
});

afterAll(() => rmSync(folder, { recursive: true }));

const load = async (): Promise<typeof AnchorProvider> =>
  (await import(
    /* @vite-ignore */ path.join(folder, 'anchor-provider.ts')
  )) as typeof AnchorProvider;

describe('the adapters of the guide', { timeout: 60_000 }, () => {
  it.runIf(isWhole)('are two, and compile as strictly as the sources', () => {
    expect(files.map((file) => path.basename(file))).toEqual([
      'anchor-adapter.ts',
      'anchor-provider.ts',
    ]);
    const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'));
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.resolve('.'));
    const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false });
    const found = files.flatMap((file) =>
      ts.getPreEmitDiagnostics(program, program.getSourceFile(file)),
    );
    expect(
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ).toEqual([]);
  });

  const request = {
    amount: { cents: 4192, currency: 'USD' },
    way: 'card',
    token: 'tok',
    idempotencyKey: 'key-1',
    returnUrl: 'https://shop.example/checkout?payment=returned',
  } as const;

  it.each([
    [
      { id: 'p1', status: 'reserved' },
      { state: 'authorised', reference: 'p1' },
    ],
    [
      { id: 'p1', status: 'declined', message: 'No.' },
      { state: 'declined', reason: 'No.' },
    ],
    [
      { id: 'p1', status: 'confirm', confirmUrl: 'https://confirm.anchorpay.example/p1' },
      { state: 'step', reference: 'p1', redirectUrl: 'https://confirm.anchorpay.example/p1' },
    ],
  ])('that of the server reads %j', async (answer, outcome) => {
    const sent: Request[] = [];
    const { createAnchorProvider } = await load();
    const provider = createAnchorProvider('test_key', {
      send(input, init) {
        sent.push(new Request(input, init));
        return Promise.resolve(Response.json(answer));
      },
    });
    expect(await provider.authorise(request)).toEqual(outcome);
    expect(provider.isTest).toBe(true);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(await sent[0]?.json()).toMatchObject({ cents: 4192, currency: 'USD', capture: false });
  });

  it('that of the server charges again by the first payment', async () => {
    const sent: Request[] = [];
    const { createAnchorProvider } = await load();
    const provider = createAnchorProvider('test_key', {
      send(input, init) {
        sent.push(new Request(input, init));
        return Promise.resolve(Response.json({ id: 'p2', status: 'reserved' }));
      },
    });
    const { amount, way } = request;
    const first = { reference: 'p1', idempotencyKey: 'key-1' };
    const asked = { amount, way, first, kept: null, idempotencyKey: 'key-2' };
    const outcome = await provider.chargeAgain?.(asked);
    expect(outcome).toEqual({ state: 'authorised', reference: 'p2' });
    expect(sent[0]?.url).toBe('https://api.anchorpay.example/v1/payments/p1/again');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key-2');
    expect(await sent[0]?.json()).toEqual({ ...amount, capture: false });
  });

  it('that of the server keeps another card, and charges it from then on', async () => {
    const sent: Request[] = [];
    const { createAnchorProvider } = await load();
    const provider = createAnchorProvider('test_key', {
      send(input, init) {
        sent.push(new Request(input, init));
        return Promise.resolve(Response.json({ id: 'c1', status: 'reserved' }));
      },
    });
    const { amount, way, token, returnUrl } = request;
    const first = { reference: 'p1', idempotencyKey: 'key-1' };
    const kept = { reference: 'c1', idempotencyKey: 'key-2' };
    expect(provider.keeper?.ways(amount)).toEqual([{ value: 'card', label: 'Card' }]);
    const asked = {
      currency: 'USD',
      way,
      token,
      returnUrl,
      first,
      idempotencyKey: 'key-2',
    } as const;
    const outcome = { state: 'authorised', reference: 'c1' };
    expect(await provider.keeper?.keep(asked)).toEqual(outcome);
    expect(await provider.keeper?.resume(kept)).toEqual(outcome);
    await provider.chargeAgain?.({ amount, way, first, kept, idempotencyKey: 'key-3' });
    expect(sent.map(({ url }) => url.replace('https://api.anchorpay.example/v1/', ''))).toEqual([
      'cards',
      'cards/c1/confirmed',
      'cards/c1/charge',
    ]);
    expect(await sent[0]?.json()).toEqual({ token, returnUrl, owner: 'p1' });
  });

  it('that of the server refunds under the key of the refund', async () => {
    const sent: Request[] = [];
    const { createAnchorProvider } = await load();
    const provider = createAnchorProvider('test_key', {
      send(input, init) {
        sent.push(new Request(input, init));
        return Promise.resolve(Response.json({ id: 'p1', status: 'reserved' }));
      },
    });
    const amount = { cents: 500, currency: 'USD' } as const;
    const refund = { reference: 'p1', idempotencyKey: 'key-1', amount, refundKey: 'refund-1' };
    expect(await provider.refund(refund)).toEqual({ state: 'refunded' });
    expect(sent[0]?.url).toBe('https://api.anchorpay.example/v1/payments/p1/refunds');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('refund-1');
    expect(await sent[0]?.json()).toEqual(amount);
  });

  it.each([
    ['unreachable', () => Promise.reject(new Error('offline'))],
    ['refused', () => Promise.resolve(new Response('', { status: 401 }))],
    ['malformed', () => Promise.resolve(Response.json({ id: 1 }))],
  ])('that of the server cannot be asked: %s', async (code, send) => {
    const { createAnchorProvider } = await load();
    const asking = createAnchorProvider('live_key', { send }).authorise(request);
    await expect(asking).rejects.toMatchObject({ name: 'PaymentError', code });
  });
});
