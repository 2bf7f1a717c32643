import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/comments/index.js';
// So that no test waits for the first load of what is fetched later.
import '../../../../../core/social/comments/write.js';
import '../../../../../widgets/elements/comments/comment-form.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage } from '../product/render.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

cleanUpPage();

let clock = createManualClock();
const sent: string[] = [];
const bodies: unknown[] = [];
let page: object;
let written: () => Response;

const comment = (id: string, changes: object = {}) => ({
  id,
  author: 'Ana',
  text: `No. ${id}`,
  writtenAt: new Date(2026, 10, 12, 12).getTime(),
  ...changes,
});

beforeEach(() => {
  clock = createManualClock();
  configure({ clock, locale: 'en-US' });
  sent.length = bodies.length = 0;
  page = { count: 2, isOpen: true, comments: [comment('2'), comment('1')], nextPageCursor: null };
  written = () => Response.json({ comment: comment('3'), isPublic: false });
  stubFetch(async (request) => {
    const { pathname, search } = new URL(request.url);
    sent.push(`${request.method} ${pathname}${search}`);
    if (request.method === 'GET') return Response.json(page);
    bodies.push(await request.json());
    return written();
  });
});

function printSite(site: object): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrine-site';
  script.textContent = JSON.stringify(site);
  document.body.append(script);
}

const open = { 'item-id': 'post', 'comment-state': '1', 'public-comment-count': '7' };

async function mount(attributes: Record<string, string> = open, content = '7 Comments') {
  const host = document.createElement('vitrine-comments');
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    host.setAttribute(name, value);
  }
  host.innerHTML = content;
  await act(async () => document.body.append(host));
  await act(() => clock.advance(0));
  const own = () => host.querySelector('.vitrine-content');
  const field = (name: string) =>
    own()?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input');
  const writeButton = () => own()?.querySelector<HTMLElement>('.vitrine-comments-write') ?? null;
  /** Opens the form, whose code is fetched first. */
  async function write() {
    writeButton()?.focus();
    await act(async () => writeButton()?.click());
    await vi.waitFor(() => act(async () => expect(own()?.querySelector('form')).not.toBeNull()));
  }
  const describedBy = (element: Element | null | undefined) =>
    document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  return {
    host,
    own,
    field,
    form: () => own()?.querySelector('form') ?? null,
    heading: () => own()?.querySelector('h2')?.textContent,
    texts: () => [...host.querySelectorAll('.vitrine-comment-text')].map((p) => p.textContent),
    problem: (name: string) => describedBy(field(name)),
    failure: () => describedBy(own()?.querySelector('[type=submit]')),
    note: () => own()?.querySelector('[role=status]') ?? null,
    writeButton,
    write,
    async post(author: string, text: string) {
      if (writeButton()) await write();
      field('author').value = author;
      field('text').value = text;
      await act(async () => {
        own()
          ?.querySelector('form')
          ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      });
      await act(() => clock.advance(60));
    },
  };
}

describe('vitrine-comments', () => {
  it('lists the comments under their number', async () => {
    const { heading, texts, own } = await mount();
    expect(heading()).toBe('2 Comments');
    expect(texts()).toEqual(['No. 2', 'No. 1']);
    expect(own()?.querySelector('time')?.textContent).toBe('November 12, 2026');
    expect(own()?.querySelector('section')?.getAttribute('aria-busy')).toBe('false');
    expect(sent).toEqual(['GET /api/content/comments?itemId=post']);
  });

  it('asks for those of a collection', async () => {
    await mount({ 'collection-id': 'blog', 'comment-state': '1' });
    expect(sent).toEqual(['GET /api/content/comments?itemId=blog']);
  });

  it('shows hostile text as text', async () => {
    const text = '<img src=x onerror=alert(1)>';
    page = { ...page, comments: [comment('1', { text, author: '<b>Bo</b>' })] };
    const { texts, own } = await mount();
    expect(texts()).toEqual([text]);
    expect(own()?.querySelector('img, b')).toBeNull();
  });

  // platform §4: 'active when commentState is 1 or the public comment count is above 0'.
  it.each([
    ['0', '0', false, false],
    ['', '', false, false],
    ['0', '2', true, false],
    ['1', '0', true, true],
  ])('with state %j and %j comments: shown %s, form %s', async (state, count, isShown, hasForm) => {
    const attributes = { 'comment-state': state, 'public-comment-count': count };
    const { own, form, writeButton, write } = await mount({ 'item-id': 'post', ...attributes });
    expect(own()?.querySelector('section') !== null).toBe(isShown);
    expect(form()).toBeNull();
    expect(writeButton() !== null).toBe(hasForm);
    if (hasForm) {
      await write();
      expect(form()).not.toBeNull();
    }
    if (isShown && !hasForm) expect(own()?.textContent).toContain('Comments are closed.');
    expect(sent).toHaveLength(isShown ? 1 : 0);
  });

  // platform §4: 'forced off if the site setting for comments is off'.
  it('shows nothing where the site setting is off', async () => {
    printSite({ commentsEnabled: false });
    const { own } = await mount();
    expect(own()?.textContent).toBe('');
    expect(sent).toEqual([]);
  });

  it('keeps what is printed where the API has no comments', async () => {
    printSite({ apiLacks: ['comments'] });
    const { own } = await mount();
    expect(own()?.textContent).toBe('7 Comments');
    expect(sent).toEqual([]);
  });

  it('takes the form away where the server says that comments are closed', async () => {
    page = { ...page, isOpen: false };
    const { form, own, writeButton } = await mount();
    expect(form()).toBeNull();
    expect(writeButton()).toBeNull();
    expect(own()?.textContent).toContain('Comments are closed.');
  });

  it('says that they could not be loaded, and tries again', async () => {
    const good = page;
    page = { count: 'many' };
    const { own, heading, texts } = await mount();
    expect(heading()).toBe('7 Comments');
    expect(own()?.textContent).toContain('The comments could not be loaded.');
    page = good;
    await act(async () => own()?.querySelector<HTMLElement>('.vitrine-comments-more')?.click());
    await act(() => clock.advance(0));
    expect(texts()).toEqual(['No. 2', 'No. 1']);
  });

  it('loads more, with the focus at the first new one', async () => {
    page = { ...page, nextPageCursor: 'next' };
    const { own, texts } = await mount();
    page = { count: 3, isOpen: true, comments: [comment('0')], nextPageCursor: null };
    await act(async () => own()?.querySelector<HTMLElement>('.vitrine-comments-more')?.click());
    await act(() => clock.advance(0));
    expect(texts()).toEqual(['No. 2', 'No. 1', 'No. 0']);
    expect(document.activeElement?.textContent).toContain('No. 0');
    expect(own()?.querySelector('.vitrine-comments-more')).toBeNull();
    expect(sent.at(-1)).toBe('GET /api/content/comments?itemId=post&cursor=next');
  });
});

describe('the form of vitrine-comments', () => {
  it('opens by its button, with the focus in the name', async () => {
    const { write, writeButton, field } = await mount();
    expect(writeButton()?.textContent).toBe('Write a comment');
    await write();
    expect(writeButton()).toBeNull();
    expect(document.activeElement).toBe(field('author'));
  });

  it('leaves the focus where somebody has moved it meanwhile', async () => {
    const other = document.body.appendChild(document.createElement('input'));
    const { writeButton, own } = await mount();
    await act(async () => {
      writeButton()?.click();
      other.focus();
    });
    await vi.waitFor(() => act(async () => expect(own()?.querySelector('form')).not.toBeNull()));
    expect(document.activeElement).toBe(other);
  });

  it('posts, says that the comment waits, and is empty again but for the name', async () => {
    const { host, post, note, field, texts } = await mount();
    const told: unknown[] = [];
    host.addEventListener('vitrine-comment-posted', (event) =>
      told.push((event as CustomEvent).detail),
    );
    await post('Ana', 'Fine.');
    expect(bodies).toEqual([{ itemId: 'post', author: 'Ana', text: 'Fine.' }]);
    expect(note()?.textContent).toBe('Thank you. Your comment is shown once it has been approved.');
    expect(document.activeElement).toBe(note());
    // Focusable by script alone.
    expect(note()?.getAttribute('tabindex')).toBe('-1');
    expect([field('author').value, field('text').value]).toEqual(['Ana', '']);
    expect(texts()).toEqual(['No. 2', 'No. 1']);
    expect(told).toEqual([{ itemId: 'post', comment: comment('3'), isPublic: false }]);
  });

  it('shows a public comment at once', async () => {
    written = () => Response.json({ comment: comment('3'), isPublic: true });
    const { post, note, texts, heading } = await mount();
    await post('Ana', 'Fine.');
    expect(note()?.textContent).toBe('Your comment is posted.');
    expect(texts()).toEqual(['No. 3', 'No. 2', 'No. 1']);
    expect(heading()).toBe('3 Comments');
  });

  it('says what is wrong at the field, and sends nothing', async () => {
    const { post, problem, field } = await mount();
    await post(' ', '');
    expect(problem('author')).toBe('Please enter your name.');
    expect(problem('text')).toBe('Please write a comment.');
    expect(field('author').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('author'));
    expect(document.querySelector('[data-vitrine-live="assertive"]')?.textContent).toBe(
      'Please enter your name. Please write a comment.',
    );
    expect(bodies).toEqual([]);
  });

  it.each([
    [{ error: 'Comments are closed.', code: 'comments-closed' }, 'Comments are closed.'],
    [{}, 'Unknown error, please try again later.'],
  ])('keeps what was typed when the server refuses it: %j', async (body, message) => {
    written = () => Response.json(body, { status: 409 });
    const { host, post, failure, field } = await mount();
    const told: unknown[] = [];
    host.addEventListener('vitrine-comment-failed', (event) =>
      told.push((event as CustomEvent).detail),
    );
    await post('Ana', 'Fine.');
    expect(failure()).toBe(message);
    expect([field('author').value, field('text').value]).toEqual(['Ana', 'Fine.']);
    expect(told).toMatchObject([{ itemId: 'post', message }]);
  });

  it('shows what the server finds wrong at the field', async () => {
    const errors = { text: 'Not that.' };
    written = () =>
      Response.json({ error: 'No.', code: 'comment-invalid', errors }, { status: 400 });
    const { post, problem, failure, field } = await mount();
    await post('Ana', 'Fine.');
    expect(problem('text')).toBe('Not that.');
    expect(failure()).toBeNull();
    expect(document.activeElement).toBe(field('text'));
  });

  it('has a label for each field, and autofill for the name', async () => {
    const { own, field, write } = await mount();
    await write();
    const labels = [...(own()?.querySelectorAll('label') ?? [])];
    expect(labels.map(({ textContent, control }) => [textContent, control])).toEqual([
      ['Name', field('author')],
      ['Comment', field('text')],
    ]);
    expect(field('author').autocomplete).toBe('name');
  });
});

describe('vitrine-comments with Disqus', () => {
  const thread = '<div id="disqus_thread"></div>';
  const scripts: HTMLScriptElement[] = [];

  beforeEach(() => {
    scripts.length = 0;
    // Nothing is loaded here.
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) {
        if (!(node instanceof HTMLScriptElement)) continue;
        scripts.push(node);
        queueMicrotask(() => node.dispatchEvent(new Event('load')));
      }
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('shows the thread and loads the script of the site', async () => {
    const { host } = await mount({ disqus: 'Shop-1' }, thread);
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    expect(scripts[0]?.src).toBe('https://shop-1.disqus.com/embed.js');
    expect(host.querySelector('#disqus_thread')?.getAttribute('slot')).toBe('vitrine-content');
    expect(sent).toEqual([]);
  });

  it.each(['evil.example/x?', '../..', 'a b'])('loads nothing for %j', async (disqus) => {
    const reporter = { report: vi.fn(), warn: vi.fn() };
    configure({ reporter });
    const { own } = await mount({ disqus }, thread);
    await vi.waitFor(() => expect(reporter.report).toHaveBeenCalledOnce());
    await act(() => clock.advance(0));
    expect(scripts).toEqual([]);
    expect(own()?.textContent).toBe('The comments could not be loaded.');
  });
});
