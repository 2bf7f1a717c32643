import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import { LikeButton } from '../../../../../widgets/elements/like-button/like-button.js';
import '../../../../../widgets/elements/like-button/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage, render } from '../product/render.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

cleanUpPage();

let clock = createManualClock();
let answer: (request: Request) => Response | Promise<Response>;
const sent: string[] = [];
let like = { itemId: 'post', count: 3, isLiked: false };

beforeEach(() => {
  clock = createManualClock();
  configure({ clock, locale: 'en-US' });
  sent.length = 0;
  like = { itemId: 'post', count: 3, isLiked: false };
  answer = ({ method }) => {
    if (method === 'GET') return Response.json({ likes: [like] });
    const isLiked = method === 'PUT';
    like = { ...like, isLiked, count: isLiked ? 4 : 3 };
    return Response.json(like);
  };
  stubFetch(async (request) => {
    sent.push(request.method);
    return answer(request);
  });
});

async function mount(content = '7 Likes', attributes: Record<string, string> = {}) {
  const element = document.createElement('vitrine-like-button');
  const given = { load: 'eager', 'item-id': 'post', 'like-count': '7', ...attributes };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  element.innerHTML = content;
  await act(async () => document.body.append(element));
  return element;
}

const settle = () => act(() => clock.advance(60));
const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) ?? null;
const shown = (element: Element) => [
  part(element, 'count')?.textContent,
  part(element, 'button')?.getAttribute('aria-pressed'),
];
const press = (element: Element) => act(async () => part(element, 'button')?.click());
const spoken = (urgency: 'polite' | 'assertive') =>
  document.querySelector(`[data-vitrine-live="${urgency}"]`)?.textContent ?? '';

describe('vitrine-like-button', () => {
  it('shows the printed count, then what the server says', async () => {
    let tell = () => undefined as void;
    answer = () =>
      new Promise((resolve) => (tell = () => resolve(Response.json({ likes: [like] }))));
    const element = await mount();
    expect(shown(element)).toEqual(['7 Likes', 'false']);
    tell();
    await settle();
    expect(shown(element)).toEqual(['3 Likes', 'false']);
  });

  it.each([
    [0, '0 Likes'],
    [1, '1 Like'],
    [2, '2 Likes'],
  ])('says %i in words', async (count, words) => {
    like = { ...like, count };
    const element = await mount();
    await settle();
    expect(part(element, 'count')?.textContent).toBe(words);
  });

  it('toggles, tells it and announces the number', async () => {
    const element = await mount();
    await settle();
    const told: unknown[] = [];
    element.addEventListener('vitrine-liked', ({ detail }) => told.push(detail));
    await press(element);
    await settle();
    expect(shown(element)).toEqual(['4 Likes', 'true']);
    expect(spoken('polite')).toBe('4 Likes');
    await press(element);
    await settle();
    expect(shown(element)).toEqual(['3 Likes', 'false']);
    expect(told).toEqual([
      { itemId: 'post', count: 4, isLiked: true },
      { itemId: 'post', count: 3, isLiked: false },
    ]);
    expect(sent).toEqual(['GET', 'PUT', 'DELETE']);
  });

  it('keeps the old state where the server does not take it, with a sentence', async () => {
    const element = await mount();
    await settle();
    const failed: unknown[] = [];
    element.addEventListener('vitrine-like-failed', ({ detail }) => failed.push(detail));
    answer = () => Response.json({}, { status: 400 });
    const message = 'Your like could not be saved. Please try again.';
    await press(element);
    await settle();
    expect(shown(element)).toEqual(['3 Likes', 'false']);
    expect(part(element, 'failure')?.textContent).toBe(message);
    expect(spoken('assertive')).toBe(message);
    expect(failed).toEqual([{ itemId: 'post', message }]);

    answer = () => Response.json({ ...like, count: 4, isLiked: true });
    await press(element);
    await settle();
    expect(part(element, 'failure')).toBeNull();
    expect(shown(element)).toEqual(['4 Likes', 'true']);

    answer = () => Response.json({ error: 'Not now.' }, { status: 400 });
    await press(element);
    await settle();
    expect(shown(element)).toEqual(['4 Likes', 'true']);
    expect(part(element, 'failure')?.textContent).toBe('Not now.');
  });

  it('shows the same in all buttons of an item', async () => {
    const [one, other] = [await mount(), await mount()];
    await settle();
    await press(one);
    await settle();
    expect(shown(other)).toEqual(['4 Likes', 'true']);
    expect(sent).toEqual(['GET', 'PUT']);
  });

  it('keeps its content without an item', async () => {
    const element = await mount('7 Likes', { 'item-id': '' });
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    expect(part(element, 'button')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('keeps its content where the API has no likes', async () => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'vitrine-site';
    script.textContent = JSON.stringify({ apiLacks: ['likes'] });
    document.body.append(script);
    expect(part(await mount(), 'button')).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each(['-2', ''])('takes a count of %j for none', async (count) => {
    answer = () => new Promise(() => undefined);
    expect(shown(await mount('', { 'like-count': count }))[0]).toBe('0 Likes');
  });
});

describe('LikeButton', () => {
  it('is a button in a React app', async () => {
    const onLiked = vi.fn();
    const { container } = await render(<LikeButton itemId="post" onLiked={onLiked} />);
    await settle();
    await act(async () => container.querySelector('button')?.click());
    await settle();
    expect(onLiked).toHaveBeenCalledWith({ itemId: 'post', count: 4, isLiked: true });
  });
});
