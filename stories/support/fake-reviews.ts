/** `parameters.reviews` of a story: how the server that only pretends to be one answers for reviews. */
export interface FakeReviews {
  /** The reviews of the product, the newest first; by default 23 of them. */
  holds?: readonly WrittenReview[];
  /** Milliseconds until an answer; `Infinity` for none at all. */
  delay?: number;
  /** The numbers of the calls that fail, from 1 up. */
  failing?: readonly number[];
}

interface WrittenReview {
  id: string;
  source: 'native' | 'imported';
  rating: number;
  author: string;
  text: string;
  writtenAt: number;
  helpfulCount: number;
  [field: string]: unknown;
}

const reviewsCall = /^\/api\/commerce\/products\/[^/]+\/reviews$/;
const day = 24 * 60 * 60 * 1000;
const newest = Date.UTC(2026, 10, 12, 12);

const photo = (name: string, alt: string) => ({
  url: `/images/${name}.svg`,
  alt,
  width: 800,
  height: 1000,
});

/** One with everything that a review can have. */
const fullest: WrittenReview = {
  id: 'full',
  source: 'native',
  rating: 5,
  author: 'Maren K.',
  title: 'The one everybody reaches for',
  text: 'We own nine mugs and this is the one that is always in the dishwasher.\nIt fits under our coffee machine.',
  writtenAt: newest,
  isVerified: true,
  variant: 'Oat, Large',
  photos: [
    photo('dune-mug-oat', 'The oat mug on our kitchen shelf'),
    photo('dune-mug-fern', 'A fern-green one beside it'),
  ],
  reply: { author: 'Marram', text: 'Thank you, Maren!', writtenAt: newest + day },
  helpfulCount: 14,
};

const stars = [5, 4, 5, 2, 5, 4, 5, 3, 5, 5, 4, 1, 5, 5, 4, 5, 5, 3, 5, 4, 5, 2];
const sentences = [
  'Beautiful glaze. A little heavier than it looks.',
  'Bought two, went back for two more.',
  'The handle really does fit three fingers.',
  'Keeps coffee warm for a good while.',
];

const written: readonly WrittenReview[] = [
  fullest,
  ...stars.map((rating, index): WrittenReview => ({
    id: `review-${index}`,
    source: index % 4 === 1 ? 'imported' : 'native',
    importedFrom: index % 4 === 1 ? 'Makers’ Market' : null,
    rating,
    author: ['Tom', 'Ines R.', 'Sanne', 'Aiko'][index % 4] ?? '',
    title: index % 3 === 0 ? 'Just right' : null,
    text: sentences[index % sentences.length] ?? '',
    writtenAt: newest - (index + 1) * 9 * day,
    helpfulCount: (index * 5) % 7,
  })),
];

const orders: Readonly<Record<string, (a: WrittenReview, b: WrittenReview) => number>> = {
  newest: (a, b) => b.writtenAt - a.writtenAt,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
  helpful: (a, b) => b.helpfulCount - a.helpfulCount,
};

/** Answers the page's calls for reviews, in place of a server. Returns what gives the page its network back. */
export function fakeReviews({
  holds = written,
  delay = 0,
  failing = [],
}: FakeReviews = {}): () => void {
  const { fetch } = globalThis;
  let calls = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!reviewsCall.test(pathname)) return fetch(request);
    const call = ++calls;
    await new Promise<void>((done) => {
      if (delay < Infinity) setTimeout(done, delay);
    });
    if (failing.includes(call)) return Response.json({}, { status: 500 });
    return Response.json(writePage(holds, searchParams));
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

function writePage(holds: readonly WrittenReview[], query: URLSearchParams) {
  const source = query.get('source');
  const rating = Number(query.get('rating'));
  const from = Number(query.get('cursor'));
  const limit = Number(query.get('limit') ?? 5);
  const displayed = holds.filter((review) => !source || review.source === source);
  const matching = displayed
    .filter((review) => !rating || review.rating === rating)
    .sort(orders[query.get('sort') ?? 'newest']);
  const count = (value: number) => displayed.filter((review) => review.rating === value).length;
  return {
    summary: {
      count: displayed.length,
      ratingSum: displayed.reduce((sum, review) => sum + review.rating, 0),
      distribution: Object.fromEntries([1, 2, 3, 4, 5].map((value) => [value, count(value)])),
    },
    matching: matching.length,
    reviews: matching.slice(from, from + limit),
    nextCursor: from + limit < matching.length ? String(from + limit) : null,
  };
}
