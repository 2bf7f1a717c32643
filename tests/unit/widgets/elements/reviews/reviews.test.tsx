import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { Reviews } from '../../../../../widgets/elements/reviews/reviews.js';
import '../../../../../widgets/elements/reviews/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { wirePage, wireReview } from '../../../core/commerce/reviews/sample-reviews.js';
import { cleanUpPage, render } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

cleanUpPage();

const asked: URLSearchParams[] = [];
const paths: string[] = [];
let answers: unknown[] = [];
let clock = createManualClock();

beforeEach(() => {
  asked.length = paths.length = 0;
  clock = createManualClock();
  configure({ clock, locale: 'en-US' });
  stubFetch(async (request) => {
    const url = new URL(request.url);
    asked.push(url.searchParams);
    paths.push(url.pathname);
    const answer = await answers.shift();
    return answer instanceof Response ? answer : Response.json(answer);
  });
});

function printSite(site: object = {}): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrine-site';
  script.textContent = JSON.stringify({
    locale: 'en-US',
    page: { id: 'mug', contentSource: 'i' },
    storeSettings: { reviews: { native: true, imported: true } },
    ...site,
  });
  document.body.append(script);
}

async function open(pages: unknown[], element = <Reviews productId="mug" />, site = {}) {
  answers = pages;
  printSite(site);
  const { container } = await render(element);
  await act(() => clock.advance(0));
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const find = (selector: string) => {
    const [element] = all(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  const part = (name: string) => find(`[part~="${name}"]`);
  const press = async (element: HTMLElement) => {
    await act(async () => element.click());
    await act(() => clock.advance(0));
  };
  const spoken = async () => {
    await act(() => clock.advance(60));
    return document.querySelector('[data-vitrine-live="polite"]')?.textContent;
  };
  return { container, all, find, part, press, spoken };
}

const names = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent);

const down = () => new Response('{}', { status: 500 });

describe('Reviews', () => {
  // ux §10: 'average and count ("4.6 out of 5, 128 reviews")'; 'stars are one image with a text alternative'.
  it('begin with average and count', async () => {
    const { part, find, container } = await open([wirePage(['a', 'b'])]);
    expect(part('average').textContent?.trim()).toBe('4.6 out of 5, 128 reviews');
    const stars = part('average').querySelectorAll('[role="img"]');
    expect(stars).toHaveLength(1);
    expect(stars[0]?.getAttribute('aria-label')).toBe('4.6 out of 5 stars');
    expect(find('section').getAttribute('aria-labelledby')).toBe(find('h2').id);
    expect(container.querySelector('.frame')?.getAttribute('aria-busy')).toBe('false');
  });

  it('ask for nothing where the API has no reviews, and keep what the page printed', async () => {
    answers = [];
    printSite({ apiLacks: ['reviews'] });
    const { container } = await render(<Reviews productId="mug" />);
    expect(container.innerHTML).toBe('<slot></slot>');
    expect(paths).toEqual([]);
  });

  it('ask for the reviews of their product, in the order and number they are told', async () => {
    const page = { page: { id: 'a/b', contentSource: 'i' } };
    await open([wirePage(['a'])], <Reviews productId="a/b" sort="helpful" pageSize={3} />, page);
    expect(paths).toEqual(['/api/commerce/products/a%2Fb/reviews']);
    expect(Object.fromEntries(asked[0]!)).toEqual({ sort: 'helpful', limit: '3' });
  });

  it('find the product around them', async () => {
    getProducts().register(readProduct(mugJson));
    const product = document.createElement('vitrine-product');
    product.setAttribute('product-id', 'mug');
    const element = document.createElement('vitrine-reviews');
    element.setAttribute('load', 'eager');
    product.append(element);
    answers = [wirePage(['a'])];
    printSite();
    await act(async () => document.body.append(product));
    await act(() => clock.advance(0));
    expect(paths).toEqual(['/api/commerce/products/mug/reviews']);
    expect(element.shadowRoot?.querySelector('[part="review"]')).not.toBeNull();
  });

  // storefront §2: "Product reviews display only if the reviews kill-switch flag is absent, the page is a product
  // page, and either native or imported reviews display is enabled in store settings."
  it.each([
    ['the kill switch is on', { featureFlags: ['product-reviews-kill-switch'] }],
    ['the page is a collection', { page: { id: 'shop', contentSource: 'c' } }],
    ['the page is no content', { page: null }],
    ['neither kind is enabled', { storeSettings: { reviews: { native: false, imported: false } } }],
    ['the store says nothing', { storeSettings: {} }],
  ])('show nothing, and ask for nothing, when %s', async (_, site) => {
    printSite(site);
    const { container } = await render(<Reviews productId="mug" />);
    expect(container.innerHTML).toBe('');
    expect(asked).toEqual([]);
  });

  it('ask for the one kind that is enabled', async () => {
    printSite({ storeSettings: { reviews: { imported: true } } });
    answers = [wirePage([])];
    await render(<Reviews productId="mug" />);
    await act(() => clock.advance(0));
    expect(asked[0]?.get('source')).toBe('imported');
  });
});

describe('the filters', () => {
  const two = wirePage(['c', 'd'], { matching: 23 });

  // ux §10: '("5 stars, 96 reviews, filter")'.
  it('are the bars of the distribution, the best first', async () => {
    const { all } = await open([wirePage(['a'])]);
    expect(names(all('[part="filter"]'))).toEqual([
      '5 stars, 96 reviews, filter',
      '4 stars, 22 reviews, filter',
      '3 stars, 5 reviews, filter',
      '2 stars, 3 reviews, filter',
      '1 star, 2 reviews, filter',
    ]);
    expect(all('[part="bar"] rect:last-child')[0]?.getAttribute('width')).toBe('75%');
  });

  // ux §10: 'Filters announce "23 reviews, 2 stars"'.
  it('show only reviews with so many stars, and say how many there are', async () => {
    const { all, part, press, spoken } = await open([wirePage(['a', 'b']), two]);
    const button = all('[part="filter"]')[3]!;
    button.focus();
    await press(button);
    expect(asked[1]?.get('rating')).toBe('2');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(await spoken()).toBe('23 reviews, 2 stars');
    expect(part('showing').textContent).toBe('Showing 2 of 23 reviews, 2 stars. Newest first.');
    expect(document.activeElement).toBe(button);
  });

  it('are taken back by a second press, or by a button that leaves the focus at the bar', async () => {
    const { all, part, press, spoken } = await open([
      wirePage(['a']),
      two,
      wirePage(['a']),
      two,
      wirePage(['a']),
    ]);
    const button = all('[part="filter"]')[3]!;
    await press(button);
    expect(await spoken()).toBe('23 reviews, 2 stars');
    await press(button);
    expect(asked[2]?.get('rating')).toBeNull();
    expect(await spoken()).toBe('128 reviews');
    await press(button);
    await press(part('show-all'));
    expect(asked[4]?.get('rating')).toBeNull();
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(document.activeElement).toBe(button);
    expect(all('[part="show-all"]')).toEqual([]);
  });

  it('do nothing where there are no reviews', async () => {
    const distribution = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 };
    const { all, press } = await open([
      wirePage(['a'], { summary: { count: 1, ratingSum: 5, distribution } }),
    ]);
    const button = all('[part="filter"]')[4]!;
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    await press(button);
    expect(asked).toHaveLength(1);
  });
});

describe('the order', () => {
  it('is stated, and can be chosen', async () => {
    const { part, spoken } = await open([wirePage(['a', 'b']), wirePage(['b', 'a'])]);
    expect(part('showing').textContent).toBe('Showing 2 of 128 reviews. Newest first.');
    const select = part('sort') as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Newest first',
      'Highest rating first',
      'Lowest rating first',
      'Most helpful first',
    ]);
    await act(async () => {
      select.value = 'lowest';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await act(() => clock.advance(0));
    expect(asked[1]?.get('sort')).toBe('lowest');
    expect(await spoken()).toBe('Showing 2 of 128 reviews. Lowest rating first.');
  });
});

describe('a review', () => {
  const photo = { url: '/images/mug.svg', alt: 'The mug on a shelf', width: 800, height: 1000 };
  const review = wireReview('a', {
    rating: 4,
    title: 'Good',
    text: 'One.\nTwo.',
    source: 'imported',
    importedFrom: 'The market',
    isVerified: true,
    variant: 'Oat, Small',
    helpfulCount: 14,
    photos: [photo],
    reply: { author: 'Marram', text: 'Thank you.', writtenAt: Date.UTC(2026, 10, 13, 12) },
  });
  const page = wirePage([], { reviews: [review] });

  it('tells who wrote it, when, about what, and where', async () => {
    const { part, all } = await open([page]);
    expect(part('review').getAttribute('aria-labelledby')).toBe(part('title').id);
    expect(part('title').textContent).toBe('Good');
    const facts = [...part('facts').children].map(
      (fact) => fact.getAttribute('aria-label') ?? fact.textContent,
    );
    expect(facts).toEqual([
      '4 out of 5 stars',
      'Author of a',
      'November 12, 2026',
      'Verified buyer',
      'Bought: Oat, Small',
      'Imported from The market',
    ]);
    expect(all('time')[0]?.getAttribute('datetime')).toBe('2026-11-12');
    expect(all('[part="text"]').map(({ textContent }) => textContent)).toEqual([
      'One.',
      'Two.',
      'Thank you.',
    ]);
    expect(part('review').textContent).toContain('14 people found this helpful');
  });

  it('has its author for a title when it has none, and names them once', async () => {
    const { part } = await open([wirePage(['a'])]);
    expect(part('title').textContent).toBe('Author of a');
    expect(part('facts').textContent).toBe('November 12, 2026');
  });

  it('holds the answer of the shop', async () => {
    const { part } = await open([page]);
    expect(part('review').contains(part('reply'))).toBe(true);
    expect(part('reply').textContent).toBe('Reply from MarramNovember 13, 2026Thank you.');
  });

  it('has photos that open larger, and gives the focus back', async () => {
    const { part, press, find, all } = await open([page]);
    const button = part('photo');
    expect(button.getAttribute('aria-label')).toBe('Open photo: The mug on a shelf');
    expect(button.querySelector('img')?.alt).toBe('The mug on a shelf');
    await press(button);
    expect(find('dialog h2').textContent).toBe('Photo by Author of a');
    expect(find('dialog img').getAttribute('src')).toBe(`${location.origin}/images/mug.svg`);
    await press(part('popup-close'));
    expect(all('dialog')).toEqual([]);
    expect(document.activeElement).toBe(button);
  });
});

describe('more reviews', () => {
  const first = wirePage(['a', 'b'], { nextCursor: 'c1' });

  // ux §10: 'pagination by "Show more" that moves focus to the first new review'.
  it('come below, and the first of them has the focus', async () => {
    const { part, all, press } = await open([first, wirePage(['c', 'd'])]);
    expect(part('show-more').textContent).toBe('Show more');
    await press(part('show-more'));
    expect(asked[1]?.get('cursor')).toBe('c1');
    const reviews = all('[part="review"]');
    expect(reviews).toHaveLength(4);
    expect(document.activeElement).toBe(reviews[2]);
    expect(all('[part~="show-more"]')).toEqual([]);
    expect(part('showing').textContent).toBe('Showing 4 of 128 reviews. Newest first.');
  });

  it('are asked for once, by a button that is never disabled', async () => {
    const { part, press } = await open([first, new Promise(() => undefined)]);
    await press(part('show-more'));
    expect(part('show-more').getAttribute('aria-disabled')).toBe('true');
    expect(part('show-more').hasAttribute('disabled')).toBe(false);
    await press(part('show-more'));
    expect(asked).toHaveLength(2);
  });

  it('can be tried again, by the same button', async () => {
    configure({ reporter: { report: vi.fn(), warn: vi.fn() } });
    const { part, press, all } = await open([first, down(), wirePage(['c'])]);
    const button = part('show-more');
    button.focus();
    await press(button);
    expect(part('failure').textContent).toBe('More reviews could not be loaded.');
    expect(part('retry')).toBe(button);
    expect(button.textContent).toBe('Try again');
    expect(document.activeElement).toBe(button);
    await press(button);
    expect(all('[part="review"]')).toHaveLength(3);
    expect(all('[part="failure"]')).toEqual([]);
  });
});

describe('without reviews', () => {
  it('say so, with a place to write one', async () => {
    const distribution = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
    const summary = { count: 0, ratingSum: 0, distribution };
    const { part, all } = await open([wirePage([], { summary, matching: 0 })]);
    expect(part('empty').textContent).toBe('There are no reviews yet.');
    expect(part('empty').querySelector('slot')?.name).toBe('write');
    expect(all('[part="filter"], [part="sort"], [part="average"]')).toEqual([]);
  });

  it('link to the page where one is written, in the words for each', async () => {
    const distribution = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
    const summary = { count: 0, ratingSum: 0, distribution };
    const element = <Reviews productId="mug" writeUrl="/shop/mug/review" />;
    const none = await open([wirePage([], { summary, matching: 0 })], element);
    expect(none.part('write').textContent).toBe('Be the first to write');
    expect(none.part('write').getAttribute('href')).toBe('/shop/mug/review');
  });

  it('show what the page printed until the first answer, with height in reserve', async () => {
    const { find } = await open([new Promise(() => undefined)]);
    expect(find('.frame').getAttribute('aria-busy')).toBe('true');
    expect(find('.reserve slot').textContent).toBe('Loading reviews…');
  });

  it('keep the height of what was there when the first answer comes', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640);
    const { find } = await open([wirePage(['a'])]);
    expect(find('.frame').style.minBlockSize).toBe('640px');
  });

  it('keep what the page printed when they cannot be read, and try again', async () => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    const { part, find, press, all } = await open([down(), wirePage(['a'])]);
    expect(part('failure').textContent).toBe('The reviews could not be loaded. Try again');
    expect(find('slot')).toBeTruthy();
    expect(report).toHaveBeenCalledOnce();
    await press(part('retry'));
    expect(document.activeElement).toBe(find('.frame'));
    expect(all('[part="review"]')).toHaveLength(1);
  });
});
