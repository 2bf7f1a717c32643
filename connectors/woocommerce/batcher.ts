import { isRecord } from '../../core/base/index.js';
import { NetError } from '../../core/net/index.js';
import * as z from 'zod/mini';
import { schemas } from './schemas.js';
import { toPlainText } from './plain-text.js';

export interface BatcherOptions {
  /** Path of the API below the REST root, which the parts of a batch name. */
  readonly prefix: string;
  headers(): Readonly<Record<string, string>>;
  send(path: string, body: object, isRepeatable: boolean): Promise<unknown>;
}

interface Waiting {
  readonly path: string;
  readonly body: object;
  readonly isRepeatable: boolean;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * Sends changes that start together as one batch, in their order. They do when a page is left: sent side by side, each
 * would read the session before the others have written it, and the last would undo the rest.
 */
export function createBatcher({ prefix, headers, send }: BatcherOptions) {
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    const [only, ...others] = group;
    if (only && others.length === 0) {
      return void send(only.path, only.body, only.isRepeatable).then(only.resolve, only.reject);
    }
    const requests = group.map(({ path, body }) => ({
      path: prefix + path,
      method: 'POST',
      cache: 'no-store',
      body,
      headers: headers(),
    }));
    const isRepeatable = group.every((one) => one.isRepeatable);
    try {
      const answer = z.safeParse(schemas().batch, await send('/batch', { requests }, isRepeatable));
      group.forEach((one, index) => settle(one, answer.data?.responses[index]));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    change: (path: string, body: object, isRepeatable: boolean): Promise<unknown> =>
      new Promise((resolve, reject) => {
        waiting.push({ path, body, isRepeatable, resolve, reject });
        if (waiting.length === 1) queueMicrotask(() => void flush());
      }),
  };
}

function settle(
  { path, resolve, reject }: Waiting,
  response: { readonly status: number; readonly body: unknown } | undefined,
): void {
  if (response && response.status < 400) return resolve(response.body);
  const { message } = isRecord(response?.body) ? response.body : { message: null };
  reject(
    new NetError(response?.status === 404 ? 'not-found' : 'rejected', `${path} was refused`, {
      status: response?.status ?? null,
      path,
      body: response?.body,
      serverMessage: typeof message === 'string' ? toPlainText(message) : null,
    }),
  );
}
