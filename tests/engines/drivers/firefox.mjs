import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectBidi } from './bidi.mjs';
import { endProgram, findProgram } from './programs.mjs';
import { Tab } from './tab.mjs';

const find = () => process.env.FIREFOX ?? findProgram('firefox-esr', 'firefox');

export const needs = () => (find() ? [] : ['firefox-esr']);

/** Nothing that asks the network or the user by itself. */
const quiet = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.topsites.contile.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Firefox by WebDriver BiDi, which needs no driver beside it. */
export async function open() {
  const profile = mkdtempSync(path.join(tmpdir(), 'vitrine-firefox-'));
  const lines = Object.entries(quiet).map(
    (pair) => `user_pref(${JSON.stringify(pair).slice(1, -1)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    find(),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  );
  const { send, version } = await connectBidi(await readAddress(child));

  return {
    version,
    /** A tab with cookies of its own, unless it opens beside another. */
    async newTab({ base, width = 1280, height = 900, beside }) {
      const { userContext } = beside ?? (await send('browser.createUserContext'));
      const { context } = await send('browsingContext.create', { type: 'tab', userContext });
      const tab = new FirefoxTab(base, { send, context, userContext });
      const viewport = { width, height };
      await send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 1 });
      return tab;
    },
    async close() {
      await endProgram(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function readAddress(child) {
  return new Promise((resolve, reject) => {
    let words = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      words += text;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(words) ?? [];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`Firefox ended (${status}): ${words}`)));
  });
}

class FirefoxTab extends Tab {
  constructor(base, parts) {
    super(base);
    Object.assign(this, parts);
  }

  ask(method, params) {
    return this.send(`browsingContext.${method}`, { context: this.context, ...params });
  }

  navigate(url) {
    return this.ask('navigate', { url, wait: 'complete' });
  }

  reload() {
    return this.ask('reload', { wait: 'complete' });
  }

  back() {
    return this.ask('traverseHistory', { delta: -1 });
  }

  forward() {
    return this.ask('traverseHistory', { delta: 1 });
  }

  async evaluate(body) {
    const { result, exceptionDetails } = await this.send('script.callFunction', {
      functionDeclaration: `async () => JSON.stringify((await (async () => { ${body} })()) ?? null)`,
      awaitPromise: true,
      target: { context: this.context },
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  }

  actions(actions) {
    return this.send('input.performActions', { context: this.context, actions });
  }

  async capture() {
    const { data } = await this.ask('captureScreenshot', { origin: 'viewport' });
    return Buffer.from(data, 'base64');
  }

  closeTab() {
    return this.ask('close');
  }
}
