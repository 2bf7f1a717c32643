import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../../scripts/browser.mjs';
import { keys } from './keys.mjs';
import { Tab } from './tab.mjs';

const names = Object.fromEntries(Object.entries(keys).map(([name, value]) => [value, name]));

export const needs = () => (findBrowser() ? [] : ['chromium']);

/** The reference: the same steps in Chromium, which keeps pages in its back/forward cache as a shopper's does. */
export async function open() {
  const instance = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    version: instance.version(),
    async newTab({ base, width = 1280, height = 900, beside }) {
      const context =
        beside?.context ?? (await instance.newContext({ viewport: { width, height } }));
      return new ChromiumTab(base, await context.newPage());
    },
    close: () => instance.close(),
  };
}

export class ChromiumTab extends Tab {
  constructor(base, page) {
    super(base);
    this.page = page;
    this.context = page.context();
  }

  navigate(url) {
    return this.page.goto(url);
  }

  reload() {
    return this.page.reload();
  }

  // A page that comes back from the cache has no load event that Playwright would wait for.
  back() {
    return this.page.goBack({ waitUntil: 'commit' });
  }

  forward() {
    return this.page.goForward({ waitUntil: 'commit' });
  }

  async evaluate(body) {
    const text = await this.page.evaluate(
      `(async () => JSON.stringify((await (async () => { ${body} })()) ?? null))()`,
    );
    return JSON.parse(text);
  }

  async actions(sources) {
    const { mouse, keyboard } = this.page;
    const act = {
      pointerMove: ({ x, y }) => mouse.move(x, y),
      pointerDown: () => mouse.down(),
      pointerUp: () => mouse.up(),
      keyDown: ({ value }) => keyboard.down(names[value] ?? value),
      keyUp: ({ value }) => keyboard.up(names[value] ?? value),
    };
    for (const { actions } of sources) for (const one of actions) await act[one.type](one);
  }

  async painted() {
    // The page may be on its way to the next one.
    await this.page
      .evaluate(
        () =>
          new Promise((done) => {
            requestAnimationFrame(() => requestAnimationFrame(done));
          }),
      )
      .catch(() => undefined);
  }

  capture() {
    return this.page.screenshot();
  }

  closeTab() {
    return this.page.close();
  }
}
