import {
  beforeSending,
  createHttp,
  NetError,
  type Call,
  type CartTokenStore,
} from '../../core/net/index.js';
import { getRuntime } from '../../core/runtime/index.js';

export interface TransportOptions {
  /** Origin of the shop's API. */
  readonly origin: string;
  readonly fetch?: typeof fetch;
  /** The headers of each request that the shop system asks for. */
  headers(): Readonly<Record<string, string>>;
  /** Reads what the shop system returns in headers, such as the token of a session. */
  received?(headers: Headers): void;
  /** The sentence for the shopper in the body of a refusal; null for none. */
  explain?(body: unknown): string | null;
}

export interface TransportCall<T> extends Pick<
  Call<T>,
  'method' | 'path' | 'query' | 'json' | 'schema' | 'signal'
> {
  /** Whether it does no harm to send this again while its outcome is unknown. */
  readonly isRepeatable?: boolean;
}

export interface Transport {
  /** Resolves to the parsed body. Rejects with a `NetError`. */
  request<T>(call: TransportCall<T>): Promise<T>;
}

/** The client's own headers that are sent: no other shop system knows the rest, and its CORS rules refuse them. */
const usualHeaders = ['accept', 'accept-language', 'content-type'];
const noToken: CartTokenStore = { get: () => null, set: () => undefined, clear: () => undefined };

/** The HTTP client of `core/net`, with its time limits, retries and errors, for the API of another shop system. */
export function createTransport(options: TransportOptions): Transport {
  const { origin, headers, received, explain } = options;

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const usual = [...new Headers(init?.headers)].filter(([name]) => usualHeaders.includes(name));
    const response = await (options.fetch ?? fetch)(input, {
      ...init,
      headers: { ...Object.fromEntries(usual), ...headers() },
    });
    received?.(response.headers);
    return response;
  }

  const http = createHttp({
    origin,
    get clock() {
      return getRuntime().clock;
    },
    cartToken: noToken,
    getLocale: () => getRuntime().site.locale,
    fetch: send,
  });

  return {
    async request({ isRepeatable = false, ...call }) {
      beforeSending(() => new Headers(headers()));
      try {
        return await http.request({
          ...call,
          keepalive: call.method !== 'GET',
          // Lets the client repeat a POST; the header itself is not sent.
          ...(isRepeatable && { idempotencyKey: 'repeatable' }),
        });
      } catch (error) {
        if (!(error instanceof NetError) || !explain || error.serverMessage !== null) throw error;
        throw withSentence(error, explain(error.body));
      }
    },
  };
}

function withSentence(error: NetError, serverMessage: string | null): NetError {
  const { code, message, status, body, retryAfter, path, isRepeat, isUnsent } = error;
  const told = new NetError(code, message, {
    status,
    body,
    serverMessage,
    retryAfter,
    path,
    cause: error,
  });
  return Object.assign(told, { isRepeat, isUnsent });
}
