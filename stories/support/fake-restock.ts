const restockCall = '/api/site-users/account/notifications/restock';

interface FakeGroup {
  productId: string;
  variantId: string;
  productTitle: string;
  variantTitle: string;
  count: number;
}

/** What the server of a story does about restock. */
export interface FakeRestock {
  /** Milliseconds before each answer; `Infinity` never answers. */
  delay?: number;
  /** The answer to a signup; taken by default. */
  refusal?: { status: number; error?: string; code?: string };
  groups?: readonly FakeGroup[];
  /** Variants that cannot be sent for. */
  faulty?: readonly string[];
  /** Calls of send and send/all that fail, the first one is 1. */
  failing?: readonly number[];
  /** Calls of send and send/all that get no answer. */
  unanswered?: readonly number[];
  /** The list is refused: nobody is signed in. */
  isSignedOut?: boolean;
}

export const waitingGroups: readonly FakeGroup[] = [
  {
    productId: 'item-dune-mug',
    variantId: 'MUG-FERN-LARGE',
    productTitle: 'Dune mug',
    variantTitle: 'Fern / Large',
    count: 640,
  },
  {
    productId: 'item-dune-mug',
    variantId: 'MUG-OAT-LARGE',
    productTitle: 'Dune mug',
    variantTitle: 'Oat / Large',
    count: 359,
  },
  {
    productId: 'item-harbour-teapot',
    variantId: 'TEAPOT',
    productTitle: 'Harbour teapot',
    variantTitle: '',
    count: 1,
  },
];

const mostInOneCall = 100;
const pageSize = 2;

/** Answers the page's restock calls, in place of a server. Returns what gives the page its network back. */
export function fakeRestock({
  delay = 0,
  refusal,
  groups = waitingGroups,
  faulty = [],
  failing = [],
  unanswered = [],
  isSignedOut = false,
}: FakeRestock = {}): () => void {
  const { fetch } = globalThis;
  forgetSignUps();
  const left = new Map(groups.map(({ variantId, count }) => [variantId, count]));
  let sends = 0;

  function send(variantId: string, most: number) {
    const remaining = left.get(variantId) ?? 0;
    if (faulty.includes(variantId)) {
      return { sent: 0, remaining, error: 'The email service refused this message.' };
    }
    const sent = Math.min(remaining, most);
    left.set(variantId, remaining - sent);
    return { sent, remaining: remaining - sent };
  }

  async function answer(request: Request, path: string, query: URLSearchParams): Promise<Response> {
    if (path === '' && request.method === 'POST') {
      const { status, ...body } = refusal ?? { status: 200 };
      return Response.json(body, { status });
    }
    if (isSignedOut) {
      const error = 'Please sign in as the owner of this store.';
      return Response.json({ error, code: 'owner-only' }, { status: 401 });
    }
    if (path === '/groups') {
      const from = Number(query.get('cursor') ?? 0);
      const hasNextPage = from + pageSize < groups.length;
      return Response.json({
        signUpGroups: groups.slice(from, from + pageSize),
        hasNextPage,
        nextPageCursor: hasNextPage ? String(from + pageSize) : null,
      });
    }
    if (path === '') {
      const count = Math.min(left.get(query.get('variantId') ?? '') ?? 0, 40);
      const signUps = Array.from({ length: count }, (_, index) => ({
        email: `visitor-${index + 1}@example.com`,
        createdOn: Date.UTC(2026, 9, 1 + (index % 28), 12),
        isJoinMailingList: index % 3 === 0,
      }));
      return Response.json({ signUps, hasNextPage: false, nextPageCursor: null });
    }
    sends += 1;
    if (unanswered.includes(sends)) await new Promise(() => undefined);
    if (failing.includes(sends)) return Response.json({}, { status: 500 });
    const body = (await request.json()) as {
      variantId: string;
      sendRequests: { productId: string; variantId: string }[];
    };
    if (path === '/send') return Response.json(send(body.variantId, mostInOneCall));
    let most = mostInOneCall;
    const results = body.sendRequests.map((variant) => {
      const result = send(variant.variantId, most);
      most -= result.sent;
      return { ...variant, ...result };
    });
    return Response.json({ results });
  }

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(restockCall)) return fetch(request);
    await new Promise<void>((done) => {
      if (delay < Infinity) setTimeout(done, delay);
    });
    return answer(request, pathname.slice(restockCall.length), searchParams);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** What this device remembers is of one story alone. */
function forgetSignUps(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.includes('restock')) localStorage.removeItem(key);
  }
}
