import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/gallery/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();

let clock: ManualClock;
let watched: ((isIntersecting: boolean) => void)[] = [];
let motion: 'reduce' | 'no-preference';

beforeEach(() => {
  clock = createManualClock();
  configure({ clock });
  watched = [];
  motion = 'no-preference';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        watched.push((isIntersecting) => call([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: motion === 'reduce',
    addEventListener() {},
    removeEventListener() {},
  }));
});

const item = (name: string, more = '') =>
  `<li><figure><a href="/${name}.jpg"${more}><img src="/${name}-small.jpg" alt="${name}" loading="lazy"></a><figcaption><p>The ${name}</p></figcaption></figure></li>`;

async function mount(
  attributes: string,
  items = ['cup', 'bowl', 'vase'].map((name) => item(name)),
) {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    place.innerHTML = `<vitrine-gallery load="eager" ${attributes}><ul aria-label="Pots">${items.join('')}</ul></vitrine-gallery>`;
  });
  const host = place.querySelector('vitrine-gallery')!;
  const root = host.shadowRoot!;
  return {
    host,
    root,
    buttons: () =>
      [...root.querySelectorAll('button')].map((one) => one.getAttribute('aria-label')),
    press: (name: string) =>
      act(async () => root.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click()),
    position: () => root.querySelector('[part=position]')?.textContent,
    advance: (ms: number) => act(async () => clock.advance(ms)),
  };
}

const spoken = () => document.querySelector('[data-vitrine-live=polite]')?.textContent;

describe('vitrine-gallery', () => {
  it("leaves the page's list in place", async () => {
    const { host, root } = await mount('design="grid"');
    expect(host.querySelectorAll(':scope > ul > li img')).toHaveLength(3);
    expect(root.querySelector('slot')).not.toBeNull();
    expect(root.querySelector('button')).toBeNull();
  });

  it.each([
    ['slideshow', 3],
    ['slider', 0],
    ['grid', 0],
    ['stacked', 0],
  ])(
    "platform §3: 'The slideshow design implies thumbnails on; the other designs imply thumbnails off.' %s has %i",
    async (design, count) => {
      const { root } = await mount(`design="${design}" controls`);
      expect(root.querySelectorAll('[part=thumbnail]')).toHaveLength(count);
    },
  );

  it.each([
    ['slideshow', true],
    ['slider', true],
    ['grid', false],
    ['stacked', false],
  ])("platform §3: 'Grid and stacked force autoplay off.' %s plays: %j", async (design, plays) => {
    const { buttons, advance, host } = await mount(`design="${design}" autoplay`);
    const shown = vi.fn();
    host.addEventListener('vitrine-picture-shown', shown);
    expect(buttons().includes('Pause the pictures')).toBe(plays);
    await advance(5_000);
    expect(shown).toHaveBeenCalledTimes(plays ? 1 : 0);
  });

  it.each([
    ['autoplay-duration="2"', 2],
    ['autoplay-duration="99"', 10],
    ['autoplay-duration="0"', 1],
    ['', 5],
  ])('platform §3: autoplay-duration is 1-10 s, 5 by default: %s', async (attribute, seconds) => {
    const { advance, position } = await mount(`design="slideshow" controls autoplay ${attribute}`);
    await advance(seconds * 1_000 - 1);
    expect(position()).toBe('1 / 3');
    await advance(1);
    expect(position()).toBe('2 / 3');
  });

  it('begins again after the last picture, also of two', async () => {
    const two = ['cup', 'bowl'].map((name) => item(name));
    const { advance, position } = await mount('design="slideshow" controls autoplay', two);
    for (const expected of ['2 / 2', '1 / 2']) {
      await advance(5_000);
      expect(position()).toBe(expected);
    }
    expect(spoken() ?? '').toBe('');
  });

  it('is paused and played by its button', async () => {
    const { advance, position, press, host } = await mount('design="slideshow" controls autoplay');
    await press('Pause the pictures');
    await advance(20_000);
    expect(position()).toBe('1 / 3');
    await press('Play the pictures');
    await act(async () => host.dispatchEvent(new Event('mouseenter')));
    await advance(5_000);
    expect(position()).toBe('2 / 3');
  });

  it.each<[string, (host: HTMLElement) => void, (host: HTMLElement) => void]>([
    [
      'the pointer',
      (host) => host.dispatchEvent(new Event('mouseenter')),
      (host) => host.dispatchEvent(new Event('mouseleave')),
    ],
    [
      'the focus',
      (host) => host.dispatchEvent(new Event('focusin')),
      (host) => host.dispatchEvent(new Event('focusout')),
    ],
    ['being out of view', () => watched.at(-1)?.(false), () => watched.at(-1)?.(true)],
    [
      'a hidden page',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('is held by %s', async (_, hold, release) => {
    const { advance, position, host } = await mount('design="slideshow" controls autoplay');
    await act(async () => hold(host));
    await advance(30_000);
    expect(position()).toBe('1 / 3');
    await act(async () => release(host));
    await advance(5_000);
    expect(position()).toBe('2 / 3');
  });

  it('starts paused where the visitor wants less motion', async () => {
    motion = 'reduce';
    const { advance, position, buttons } = await mount('design="slideshow" controls autoplay');
    expect(buttons()).toContain('Play the pictures');
    await advance(30_000);
    expect(position()).toBe('1 / 3');
  });

  it('tells where a visitor went, and pauses', async () => {
    const { press, position, advance, buttons } = await mount(
      'design="slideshow" controls autoplay',
    );
    await press('Next picture');
    expect(position()).toBe('2 / 3');
    await advance(60);
    expect(spoken()).toBe('Picture 2 of 3: bowl');
    expect(buttons()).toContain('Play the pictures');
    await press('Show picture 3 of 3: vase');
    expect(position()).toBe('3 / 3');
    await press('Next picture');
    expect(position()).toBe('3 / 3');
  });

  it('fetches the next picture before it is asked for, and no more', async () => {
    const { host } = await mount('design="slideshow"');
    const loading = () => [...host.querySelectorAll('img')].map((image) => image.loading);
    expect(loading()).toEqual(['eager', 'eager', 'lazy']);
  });

  it('says which picture is shown, once, with how many there are', async () => {
    const { host, press } = await mount('design="slider" controls');
    const shown: unknown[] = [];
    host.addEventListener('vitrine-picture-shown', ({ detail }) => shown.push(detail));
    await press('Next picture');
    expect(shown).toEqual([{ index: 1, count: 3 }]);
    await act(async () => host.showPicture(2));
    expect(shown).toEqual([
      { index: 1, count: 3 },
      { index: 2, count: 3 },
    ]);
  });

  it('opens links in a new window, unless they open here', async () => {
    const links = (host: Element) => [...host.querySelectorAll('a')].map(({ target }) => target);
    expect(links((await mount('new-window')).host)).toEqual(['_blank', '_blank', '_blank']);
    expect(links((await mount('new-window lightbox')).host)).toEqual(['', '', '']);
  });

  it('shows pictures that the page adds', async () => {
    const { host, position } = await mount('design="slider" controls');
    await act(async () => {
      host.querySelector('ul')!.insertAdjacentHTML('beforeend', item('lamp'));
    });
    expect(position()).toBe('1 / 4');
  });

  describe('whose pictures a script sets late', () => {
    const late = (name: string) =>
      `<li><a href="/${name}.jpg"><img src="/blank.gif" alt=""></a></li>`;
    const pictureOf = (root: ShadowRoot, at = 0) =>
      root.querySelectorAll('[part=thumbnail]')[at]!.querySelector('img')!;

    it.each([
      ['src', '/cup-real.jpg'],
      ['srcset', '/cup-1.jpg 1x, /cup-2.jpg 2x'],
      ['width', '640'],
    ])('follows its %s in the strip', async (name, value) => {
      const { host, root } = await mount('design="slideshow"', ['cup', 'bowl'].map(late));
      const [image] = host.querySelectorAll('img');
      await act(async () => image!.setAttribute(name, value));
      expect(pictureOf(root).getAttribute(name)).toContain(value);
      expect(pictureOf(root, 1).getAttribute('src')).toContain('/blank.gif');
    });

    it('follows its text in the name of its button', async () => {
      const { host, buttons } = await mount('design="slideshow"', ['cup', 'bowl'].map(late));
      await act(async () => host.querySelector('img')!.setAttribute('alt', 'A cup'));
      expect(buttons()[0]).toContain('A cup');
    });

    it('has the sources of its <picture>, in the size of the strip', async () => {
      const { host, root } = await mount('design="slideshow" thumbnail-strip-height="50"', [
        '<li><picture><source type="image/webp" media="(width > 1px)"><img src="/blank.gif" alt=""></picture></li>',
        late('bowl'),
      ]);
      await act(async () => {
        host.querySelector('source')!.setAttribute('srcset', '/cup-400.webp 400w');
      });
      const source = root.querySelector('[part=thumbnail] source')!;
      const { srcset, type, media, sizes } = source as HTMLSourceElement;
      expect([srcset, type, media, sizes]).toEqual([
        '/cup-400.webp 400w',
        'image/webp',
        '(width > 1px)',
        '100px',
      ]);
    });

    it('has another image in its place, also in the lightbox that is open', async () => {
      const { host, root } = await mount('design="slideshow" lightbox', ['cup', 'bowl'].map(late));
      await act(async () => {
        host.querySelector<HTMLElement>('a')!.click();
        await import('../../../../../widgets/parts/picture-viewer/index.js');
      });
      await act(async () => {
        host.querySelector('a')!.innerHTML = '<img src="/cup-real.jpg" alt="A cup">';
      });
      expect(pictureOf(root).src).toContain('/cup-real.jpg');
      expect(root.querySelector<HTMLImageElement>('[part=lightbox-picture]')!.alt).toBe('A cup');
    });
  });

  it.each([
    ['padding="70"', '--_gallery-padding', '50px'],
    ['', '--_gallery-padding', '20px'],
    ['thumbnails-per-row="0"', '--_gallery-row', '1'],
    ['max-width="20"', '--_gallery-widest', '100px'],
    ['thumbnail-strip-height="500"', '--_strip-height', '200px'],
    ['thumbnail-strip-margin="61"', '--_strip-margin', '60px'],
    ['aspect-ratio="anamorphic-widescreen"', '--_gallery-ratio', '2.4'],
  ])('holds its settings in their ranges: %s', async (attribute, name, value) => {
    const { root } = await mount(attribute);
    expect(root.querySelector<HTMLElement>('.frame')!.style.getPropertyValue(name)).toBe(value);
  });

  it('has no thumbnails of height 0', async () => {
    const { root } = await mount('design="slideshow" thumbnail-strip-height="0"');
    expect(root.querySelector('[part=thumbnails]')).toBeNull();
  });
});

describe('the lightbox', () => {
  const open = async (attributes: string, items?: string[], at = 0) => {
    const mounted = await mount(attributes, items);
    const link = mounted.host.querySelectorAll('a')[at]!;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link.dispatchEvent(event));
    // Its code is fetched at the first use.
    await act(
      async () => void (await import('../../../../../widgets/parts/picture-viewer/index.js')),
    );
    const dialog = () => mounted.root.querySelector('dialog');
    return { ...mounted, event, dialog };
  };

  it('opens the picture of a link, at its place among all', async () => {
    const { event, dialog, advance } = await open('lightbox', undefined, 1);
    expect(event.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    expect(dialog()?.getAttribute('aria-label')).toBe('Pots');
    expect(dialog()?.className).toBe('viewer dark');
    expect(dialog()?.querySelector('img')?.getAttribute('src')).toMatch(/\/bowl\.jpg$/);
    expect(dialog()?.querySelector('[part=lightbox-caption]')?.textContent).toBe('The bowl');
    await advance(60);
    expect(dialog()?.querySelector('[data-vitrine-live=polite]')?.textContent).toBe(
      'Picture 2 of 3: bowl',
    );
  });

  it('says the size once for each change, and nothing of it with another picture', async () => {
    const { root, dialog, press, advance } = await open('lightbox');
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    const said = () => dialog()?.querySelector('[data-vitrine-live=polite]')?.textContent;
    const isOff = (name: string) =>
      root.querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-disabled') === 'true';
    await advance(60);
    await press('Zoom in');
    await press('Zoom in');
    await advance(200);
    await advance(60);
    expect(said()).toBe('Zoomed to 256 %');
    expect(isOff('Zoom out')).toBe(false);
    await press('Zoom in');
    await press('Next picture');
    await advance(400);
    expect(said()).toBe('Picture 2 of 3: bowl');
    expect(isOff('Zoom out')).toBe(true);
  });

  it('platform §3: lightboxTheme is dark or light', async () => {
    const { dialog } = await open('lightbox lightbox-theme="light"');
    await vi.waitFor(() => expect(dialog()?.className).toBe('viewer light'));
  });

  it('plays a video when it is pressed, and nothing of its provider is there before', async () => {
    const video = `<li><a href="https://a.example/film.mp4" data-video><img src="/v.jpg" alt="A film"></a></li>`;
    const { dialog, host } = await open('', [item('cup'), video], 1);
    expect(host.querySelector('video')).toBeNull();
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    const player = dialog()?.querySelector('video');
    expect(player?.getAttribute('src')).toBe('https://a.example/film.mp4');
    expect(player?.getAttribute('aria-label')).toBe('A film');
  });

  it.each([
    ['without the setting', '', {}],
    ['in a new tab', 'lightbox', { ctrlKey: true }],
  ])('leaves a link to the browser %s', async (_, attributes, keys) => {
    const { host, root } = await mount(attributes);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    let isLeft = false;
    const watch = (click: Event) => {
      isLeft = !click.defaultPrevented;
      click.preventDefault();
    };
    document.body.addEventListener('click', watch, { once: true });
    await act(async () => host.querySelector('a')!.dispatchEvent(event));
    expect(root.querySelector('dialog')).toBeNull();
    expect(isLeft).toBe(true);
  });
});
