import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Share } from '../../../../../widgets/elements/share/share.js';
import '../../../../../widgets/elements/share/index.js';
import type { ShareDetail } from '../../../../../widgets/elements/share/definition.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();

const url = 'https://shop.example/post?a=1';
/** As the formatter `social-button` prints it. */
const printed = `<vitrine-share display="block" data-system-data-id="m1"
  data-asset-url="https://cdn.example/a.jpg" data-record-type="1" data-full-url="${url}"
  data-title="Salt &amp; Sand" load="eager"><a href="mailto:?subject=Salt%20%26%20Sand&amp;body=x">Share</a></vitrine-share>`;
const service = '<a href="https://service.example/share?u=1">On the service</a>';

async function mount(html = printed) {
  const page = document.createElement('div');
  page.innerHTML = html;
  await act(async () => document.body.append(page));
  const element = page.querySelector('vitrine-share')!;
  const part = (name: string) =>
    element.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`) ?? null;
  const press = (name: string) => act(async () => part(name)?.click());
  const told: { type: string; detail: ShareDetail }[] = [];
  for (const type of ['vitrine-before-share', 'vitrine-shared']) {
    page.addEventListener(type, (event) => {
      told.push({ type, detail: (event as CustomEvent<ShareDetail>).detail });
    });
  }
  return { page, element, part, press, told };
}

function stubNavigator(name: 'share' | 'canShare' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}
afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

/** What the live region of the page says, once screen readers know it. */
const spoken = (urgency: string) =>
  vi.waitFor(() => {
    const text = document.querySelector(`[data-vitrine-live="${urgency}"]`)?.textContent;
    if (!text) throw new Error('Nothing is said yet.');
    return text;
  });

const detail = {
  url,
  title: 'Salt & Sand',
  recordType: '1',
  systemDataId: 'm1',
  assetUrl: 'https://cdn.example/a.jpg',
};

describe('vitrine-share in a browser with Web Share', () => {
  it('opens the dialog of the system, and tells when it has shared', async () => {
    const share = vi.fn(async () => {});
    stubNavigator('share', share);
    const { part, press, told } = await mount();
    expect(part('copy')).toBeNull();
    await press('button');
    expect(share).toHaveBeenCalledWith({ url, title: 'Salt & Sand' });
    expect(told).toEqual([
      { type: 'vitrine-before-share', detail: { method: 'system', ...detail } },
      { type: 'vitrine-shared', detail: { method: 'system', ...detail } },
    ]);
  });

  it('shares nothing when a listener prevents it', async () => {
    const share = vi.fn(async () => {});
    stubNavigator('share', share);
    const { page, press } = await mount();
    page.addEventListener('vitrine-before-share', (event) => event.preventDefault());
    await press('button');
    expect(share).not.toHaveBeenCalled();
  });

  it('stays as it is when the dialog is closed', async () => {
    stubNavigator('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    const { part, press, told } = await mount();
    await press('button');
    expect(part('button')).not.toBeNull();
    expect(told.map(({ type }) => type)).toEqual(['vitrine-before-share']);
  });

  it('offers the other ways when the dialog fails', async () => {
    stubNavigator('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { part, press } = await mount();
    await press('button');
    expect(part('button')).toBeNull();
    expect(part('copy')).not.toBeNull();
  });

  it('offers the other ways for what the system cannot share', async () => {
    stubNavigator('share', vi.fn());
    stubNavigator('canShare', () => false);
    expect((await mount()).part('copy')).not.toBeNull();
  });
});

describe('vitrine-share in a browser without Web Share', () => {
  it('copies the link and says so', async () => {
    const writeText = vi.fn(async () => {});
    stubNavigator('clipboard', { writeText });
    const { part, press, told } = await mount();
    expect(part('copy')?.textContent).toBe('Copy link');
    await press('copy');
    expect(writeText).toHaveBeenCalledWith(url);
    expect(part('copy')?.textContent).toBe('Link copied');
    expect(await spoken('polite')).toBe('Link copied');
    expect(told.at(-1)).toEqual({ type: 'vitrine-shared', detail: { method: 'copy', ...detail } });
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['has no clipboard', undefined],
  ])('gives the link to be copied by hand where the browser %s', async (_, clipboard) => {
    stubNavigator('clipboard', clipboard);
    const { part, press } = await mount();
    await press('copy');
    const field = part('address') as HTMLInputElement;
    expect(field.value).toBe(url);
    expect(field.getRootNode()).toHaveProperty('activeElement', field);
    expect(await spoken('assertive')).toBe('The link could not be copied. Copy it from the field.');
  });

  it('begins an e-mail', async () => {
    const { part } = await mount();
    expect(part('mail')?.getAttribute('href')).toBe(
      'mailto:?subject=Salt%20%26%20Sand&body=https%3A%2F%2Fshop.example%2Fpost%3Fa%3D1',
    );
  });

  it('shows the page’s links to services, which open in a popup window', async () => {
    const { element, told } = await mount(printed.replace('</vitrine-share>', `${service}$&`));
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    const replace = vi.fn();
    vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as never);
    const link = element.querySelector<HTMLAnchorElement>('a:last-child')!;
    await act(async () => link.click());
    expect(replace).toHaveBeenCalledWith('https://service.example/share?u=1');
    expect(told).toEqual([{ type: 'vitrine-before-share', detail: { method: 'link', ...detail } }]);
  });

  it.each(['', `<a href="${url}">Share</a>`, 'Share'])(
    'shows nothing of the page that shares nothing: %j',
    async (content) => {
      const html = printed.replace(/<a .*<\/a>/, content);
      expect((await mount(html)).element.shadowRoot?.querySelector('slot')).toBeNull();
    },
  );

  it('shares the page itself by default', async () => {
    document.title = 'The page';
    const { part } = await mount('<vitrine-share load="eager"></vitrine-share>');
    expect(part('mail')?.getAttribute('href')).toBe(
      `mailto:?subject=The%20page&body=${encodeURIComponent(location.href)}`,
    );
  });
});

describe('Share', () => {
  it('renders in a React app', async () => {
    const { container } = await render(<Share url={url} shareTitle="T" />);
    expect(container.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Share');
  });
});
