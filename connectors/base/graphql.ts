import * as z from 'zod/mini';
import { defineSchema, NetError, type Query, type Schema } from '../../core/net/index.js';
import type { Transport } from './transport.js';

export interface GraphqlCall<T> {
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Schema of `data`. */
  readonly schema: () => Schema<T>;
  readonly query?: Query;
  readonly signal?: AbortSignal | undefined;
  /** Whether it does no harm to send this again while its outcome is unknown. */
  readonly isRepeatable: boolean;
}

const answerSchema = /* @__PURE__ */ defineSchema(() =>
  z.object({
    data: z.nullish(z.unknown()),
    errors: z.nullish(
      z.array(
        z.object({
          message: z.string(),
          extensions: z.nullish(z.object({ code: z.nullish(z.string()) })),
        }),
      ),
    ),
  }),
);

/** The meaning of each code of `errors`; any other code is a refusal. */
const meanings = {
  THROTTLED: 'rate-limited',
  INTERNAL_SERVER_ERROR: 'server',
  ENTITY_NOT_FOUND: 'not-found',
} as const;

/**
 * Sends an operation and resolves to its parsed `data`. An answer with `errors` rejects with a `NetError` that shows the
 * shopper nothing of them: they are written for developers.
 */
export async function callGraphql<T>(
  transport: Transport,
  path: string,
  { document, variables = {}, schema, ...call }: GraphqlCall<T>,
): Promise<T> {
  const { data, errors } = await transport.request({
    ...call,
    method: 'POST',
    path,
    json: { query: document, variables },
    schema: answerSchema,
  });
  const [error] = errors ?? [];
  if (error) {
    const code = error.extensions?.code ?? '';
    const meaning = Object.hasOwn(meanings, code) ? meanings[code as keyof typeof meanings] : null;
    throw new NetError(meaning ?? 'rejected', error.message, {
      status: meaning === 'server' ? 500 : 200,
      path,
      body: { errors },
    });
  }
  const parsed = z.safeParse(schema(), data);
  if (parsed.success) return parsed.data;
  throw new NetError('unexpected-answer', `${path} answered something unexpected`, {
    status: 200,
    body: { data },
    cause: parsed.error,
  });
}
