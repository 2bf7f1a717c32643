/** `parameters.content` of a story: how the server that only pretends to be one answers for likes and comments. */
export interface FakeContent {
  /** Likes of other browsers. */
  likes?: number;
  isLiked?: boolean;
  /** The public comments, the newest first. */
  comments?: readonly FakeComment[];
  /** Whether the item takes new comments; it does by itself. */
  isOpen?: boolean;
  /** Whether new comments wait for the owner; they do by themselves. */
  isModerated?: boolean;
  /** Milliseconds until an answer; `Infinity` for none at all. */
  delay?: number;
  /** Methods of the calls that fail. */
  failing?: readonly string[];
}

export interface FakeComment {
  id: string;
  author: string;
  text: string;
  writtenAt: number;
}

const pageSize = 20;
const calls = /^\/api\/content\/(likes|comments)/;
const now = Date.UTC(2026, 10, 12, 12);

/** Comments for stories, the newest first. */
export const sampleComments = (count: number): FakeComment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(count - index),
    author: ['Maren K.', 'Tom', 'Ines R.', 'Sanne'][index % 4] ?? '',
    text:
      [
        'This is the one that is always in the dishwasher.\nIt fits under our coffee machine.',
        'Bought two, went back for two more.',
        'Does it keep its colour in the sun?',
      ][index % 3] ?? '',
    writtenAt: now - index * 3 * 60 * 60 * 1000,
  }));

/** Answers the page's calls, in place of a server. Returns what gives the page its network back. */
export function fakeContent(settings: FakeContent = {}): () => void {
  const { fetch } = globalThis;
  const { delay = 0, failing = [], isOpen = true, isModerated = true } = settings;
  const comments = [...(settings.comments ?? [])];
  let isLiked = settings.isLiked ?? false;
  const likeOf = (itemId: string) => ({
    itemId,
    isLiked,
    count: (settings.likes ?? 0) + Number(isLiked),
  });

  function readComments(query: URLSearchParams) {
    const from = Number(query.get('cursor') ?? 0);
    const next = from + pageSize;
    const hasNextPage = next < comments.length;
    return {
      count: comments.length,
      isOpen,
      comments: comments.slice(from, next),
      hasNextPage,
      nextPageCursor: hasNextPage ? String(next) : null,
    };
  }

  async function write(request: Request) {
    const { author, text } = (await request.json()) as FakeComment;
    const comment = { id: `new-${comments.length}`, author, text, writtenAt: now };
    if (!isModerated) comments.unshift(comment);
    return { comment, isPublic: !isModerated };
  }

  async function answer(request: Request, { pathname, searchParams: query }: URL) {
    const ids = query.get('itemIds')?.split(',') ?? [];
    const itemId = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    if (pathname.endsWith('/counts')) {
      return { counts: ids.map((id) => ({ itemId: id, count: comments.length })) };
    }
    if (pathname.endsWith('/comments')) {
      return request.method === 'POST' ? write(request) : readComments(query);
    }
    if (request.method === 'GET') return { likes: ids.map(likeOf) };
    isLiked = request.method === 'PUT';
    return likeOf(itemId);
  }

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!calls.test(url.pathname)) return fetch(request);
    await new Promise<void>((done) => {
      if (delay < Infinity) setTimeout(done, delay);
    });
    if (failing.includes(request.method)) return Response.json({}, { status: 400 });
    return Response.json(await answer(request, url));
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
