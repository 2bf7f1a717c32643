import { afterEach, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttp, NetError, type Call } from '../../../../core/net/index.js';
import type { Clock } from '../../../../core/runtime/index.js';
import { answer, startScriptedServer, type Step } from './scripted-server.js';

const idSchema = z.object({ id: z.string() });
const schema = () => idSchema;
export const ok = answer(200, { id: 'cart-1' });
export const get: Call<{ id: string }> = { method: 'GET', path: '/api/cart', schema };
export const post: Call<{ id: string }> = {
  method: 'POST',
  path: '/api/entries',
  json: { a: 1 },
  schema,
};

/** Retry waits are noted and over at once; time limits never run out. */
export function createEagerClock(now = Date.UTC(2026, 0, 1)) {
  const waits: number[] = [];
  const clock: Clock = {
    now: () => now,
    setTimeout(run, ms) {
      if (ms >= 10_000) return () => undefined;
      waits.push(ms);
      const timer = setImmediate(run);
      return () => clearImmediate(timer);
    },
  };
  return { clock, waits };
}

const closers: (() => Promise<void>)[] = [];

/** A server that answers with one step after the other, and its client. */
export async function serve(...steps: Step[]) {
  const server = await startScriptedServer(...steps);
  closers.push(server.close);
  vi.stubGlobal('location', { origin: server.origin, protocol: 'http:' });
  vi.stubGlobal('document', { cookie: 'other=1; crumb=abc%2B1' });
  const { clock, waits } = createEagerClock();
  return { server, waits, clock, http: createHttp({ origin: server.origin, clock }) };
}

export async function failureOf(promise: Promise<unknown>): Promise<NetError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof NetError) return error;
  throw new Error('expected a NetError', { cause: error });
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(closers.splice(0).map((close) => close()));
});
