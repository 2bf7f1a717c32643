import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../free-port.mjs';
import { focusWindows, openDisplay } from './display.mjs';
import { endProgram, findProgram } from './programs.mjs';
import { Tab, sleep } from './tab.mjs';

/** The small browser that comes with WebKitGTK. */
function findMiniBrowser() {
  const folders = ['/usr/lib', ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])]
    .map((name) => path.resolve('/usr/lib', name))
    .flatMap((folder) => ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}`));
  return folders.map((folder) => `${folder}/MiniBrowser`).find((file) => existsSync(file));
}

export const needs = () => [
  ...['WebKitWebDriver', 'Xvfb', 'xdotool'].filter((name) => !findProgram(name)),
  ...(findMiniBrowser() ? [] : ['MiniBrowser']),
];

/** The tool bar keeps a window from being as narrow as a phone. */
const smallToolBar = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }
toolbar *, headerbar *, entry, button { -gtk-icon-transform: scale(0.1); }`;

/** WebKitGTK by its driver, on a display of its own, because MiniBrowser has no other way. */
export async function open() {
  const display = await openDisplay();
  const config = mkdtempSync(path.join(tmpdir(), 'vitrine-webkit-'));
  mkdirSync(path.join(config, 'gtk-3.0'));
  writeFileSync(path.join(config, 'gtk-3.0/gtk.css'), smallToolBar);
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: config,
    },
  });
  const call = createCall(`http://127.0.0.1:${port}`);
  await answers(call);
  const { sessionId, capabilities } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: findMiniBrowser(),
          args: ['--automation'],
        },
        unhandledPromptBehavior: 'ignore',
      },
    },
  });
  const session = { call, root: `/session/${sessionId}`, current: null };
  await call('POST', `${session.root}/timeouts`, { script: 30_000, pageLoad: 30_000 });
  // A session ends with its last window, so this one stays, for one journey after another.
  const main = await call('GET', `${session.root}/window`);

  return {
    version: capabilities.browserVersion,
    /** The tab of a visitor without cookies, or another one of the same visitor. */
    async newTab({ base, width = 1280, height = 900, beside }) {
      const handle = beside
        ? (await call('POST', `${session.root}/window/new`, { type: 'window' })).handle
        : main;
      const tab = new WebkitTab(base, session, { handle, isMain: !beside });
      if (!beside) await tab.forget();
      await tab.resize(width, height);
      focusWindows(display.name);
      return tab;
    },
    async close() {
      await call('DELETE', session.root, undefined, 5000).catch(() => undefined);
      await endProgram(driver);
      await display.close();
      rmSync(config, { recursive: true, force: true });
    },
  };
}

const createCall =
  (origin) =>
  async (method, path, body, timeout = 60_000) => {
    const answer = await fetch(origin + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(timeout),
    });
    const { value } = await answer.json();
    if (!answer.ok)
      throw new Error(`${path.split('/').at(-1)}: ${value?.error}: ${value?.message}`);
    return value;
  };

async function answers(call) {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await call('GET', '/status', undefined, 500);
    } catch (error) {
      if (tries === 0) throw error;
      await sleep(100);
    }
  }
}

class WebkitTab extends Tab {
  constructor(base, session, { handle, isMain }) {
    super(base);
    Object.assign(this, { session, handle, isMain });
  }

  /** Deletes the cookies, which are those of all ports. */
  async forget() {
    await this.goto('/robots.txt');
    await this.ask('DELETE', '/cookie');
  }

  async ask(method, path, body, timeout) {
    const { call, root, current } = this.session;
    if (current !== this.handle) {
      await call('POST', `${root}/window`, { handle: this.handle });
      this.session.current = this.handle;
    }
    return call(method, root + path, body, timeout);
  }

  navigate(url) {
    return this.ask('POST', '/url', { url });
  }

  reload() {
    return this.ask('POST', '/refresh');
  }

  back() {
    return this.ask('POST', '/back');
  }

  forward() {
    return this.ask('POST', '/forward');
  }

  async evaluate(body) {
    const { value, error } = await this.ask('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
(async () => { ${body} })().then(
  (value) => done({ value: JSON.stringify(value ?? null) }),
  (error) => done({ error: String(error) }));`,
      args: [],
    });
    if (error) throw new Error(error);
    return JSON.parse(value);
  }

  actions(actions) {
    return this.ask('POST', '/actions', { actions });
  }

  async capture() {
    return Buffer.from(await this.ask('GET', '/screenshot', undefined, 20_000), 'base64');
  }

  /** A window has a frame of unknown size, so it is asked until the page has the size. */
  async resize(width, height) {
    await this.ask('POST', '/window/rect', { x: 0, y: 0, width, height });
    for (let tries = 5; tries > 0; tries -= 1) {
      const inner = await this.evaluate('return [innerWidth, innerHeight];');
      if (inner[0] === width && inner[1] === height) return;
      await sleep(120);
      const outer = await this.ask('GET', '/window/rect');
      const frame = [outer.width - inner[0], outer.height - inner[1]];
      // While the window is still on its way the difference says nothing.
      if (frame.some((size) => size < 0)) continue;
      await this.ask('POST', '/window/rect', {
        ...{ x: 0, y: 0 },
        width: width + frame[0],
        height: height + frame[1],
      });
      await sleep(120);
    }
  }

  async closeTab() {
    // Nothing of the page may go on once its shop is gone.
    if (this.isMain) return this.navigate('about:blank');
    await this.ask('DELETE', '/window');
    this.session.current = null;
  }
}
