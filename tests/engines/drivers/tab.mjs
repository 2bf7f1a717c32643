/* global all, describe, focused, one, pointOf, wordsOf */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keys } from './keys.mjs';
import { pageFunctions } from './page-functions.mjs';

/** Milliseconds until what is waited for counts as missing. */
const patience = 15_000;

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const pressed = (button) => [
  { type: 'pointerDown', button },
  { type: 'pointerUp', button },
];
const typed = (value) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/**
 * What a tab of every engine can do. An engine's own tab adds `navigate`, `evaluate`, `actions`, `capture`, `reload`,
 * `back`, `forward`, `hold` and `closeTab`.
 */
export class Tab {
  constructor(base) {
    this.base = base;
  }

  /** Calls a function in the page with arguments that are JSON; it may use all of page-functions.mjs. */
  eval(run, ...values) {
    return this.evaluate(`${pageFunctions}\nreturn await (${run})(...${JSON.stringify(values)});`);
  }

  /** Waits until a function of the page gives something. Throws when it does not in time. */
  async until(run, values = [], { timeout = patience, what = String(run).slice(0, 160) } = {}) {
    const end = Date.now() + timeout;
    for (;;) {
      let trouble = '';
      try {
        const found = await this.eval(run, ...values);
        if (found) return found;
      } catch (error) {
        trouble = ` (${error.message})`;
      }
      if (Date.now() > end) throw new Error(`Not in ${timeout} ms: ${what}${trouble}`);
      await sleep(60);
    }
  }

  goto(address) {
    return this.navigate(new URL(address, this.base).href);
  }

  waitFor(spec, options) {
    const what = `there is ${JSON.stringify(spec)}`;
    return this.until((wanted) => one(wanted) !== null, [spec], { what, ...options });
  }

  gone(spec) {
    const what = `there is no ${JSON.stringify(spec)}`;
    return this.until((wanted) => one(wanted) === null, [spec], { what });
  }

  waitForUrl(part) {
    return this.until((wanted) => location.href.includes(wanted), [part], { what: `at ${part}` });
  }

  count(spec) {
    return this.eval((wanted) => all(wanted).length, spec);
  }

  text(spec) {
    return this.eval((wanted) => (one(wanted) ? wordsOf(one(wanted)) : null), spec);
  }

  value(spec) {
    return this.eval((wanted) => one(wanted)?.value ?? null, spec);
  }

  focus() {
    return this.eval(() => describe(focused()));
  }

  url() {
    return this.eval(() => location.href);
  }

  /** Scrolls to a widget, which mounts near the viewport, and waits until it is in use. */
  mounted(css, options) {
    return this.until(
      (wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return element?.matches(':state(ready)') ?? false;
      },
      [css],
      { what: `${css} is ready`, ...options },
    );
  }

  /** A trusted click in the middle of an element that stands still, with nothing over it. */
  async click(spec, { count = 1 } = {}) {
    const end = Date.now() + patience;
    let before = null;
    for (;;) {
      await this.painted();
      const point = await this.eval((wanted) => pointOf(wanted), spec).catch(() => null);
      const isStill = point && before && before.x === point.x && before.y === point.y;
      if (isStill && point.isHit && !point.isDisabled)
        return this.clickAt(point.x, point.y, { count });
      if (Date.now() > end) {
        throw new Error(`Cannot click ${JSON.stringify(spec)}: ${JSON.stringify(point)}`);
      }
      before = point;
      await sleep(50);
    }
  }

  /** Resolves when the page has been painted, in an engine that drops what is pressed before. */
  painted() {
    return Promise.resolve();
  }

  clickAt(x, y, { count = 1 } = {}) {
    const move = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' };
    return this.actions([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [move, ...Array.from({ length: count }, () => pressed(0)).flat()],
      },
    ]);
  }

  async press(name) {
    await this.painted();
    await this.actions([{ type: 'key', id: 'keyboard', actions: typed(keys[name]) }]);
  }

  async type(text) {
    await this.painted();
    await this.actions([{ type: 'key', id: 'keyboard', actions: [...text].flatMap(typed) }]);
  }

  /** Replaces what a field holds by typed text. */
  async fill(spec, text) {
    await this.click(spec);
    await this.eval((wanted) => {
      const field = one(wanted);
      field.focus();
      field.select();
    }, spec);
    await this.type(text);
  }

  /** Chooses by label or value. The lists of browsers are no part of the page, so the events are not trusted. */
  select(spec, choice) {
    return this.eval(
      (wanted, chosen) => {
        const list = one(wanted);
        const option = [...(list?.options ?? [])].find(
          ({ label, value }) => label.trim() === chosen || value === chosen,
        );
        if (!option) throw new Error(`no option ${chosen} in ${JSON.stringify(wanted)}`);
        list.focus();
        list.value = option.value;
        list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      spec,
      choice,
    );
  }

  /** Writes a picture of the page. A driver that gives none on a busy machine is no failure of the page. */
  async shot(file) {
    mkdirSync(path.dirname(file), { recursive: true });
    await this.capture().then(
      (picture) => writeFileSync(file, picture),
      () => undefined,
    );
  }
}
