import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getInfoPage } from '../../../../../core/commerce/instalments/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';

type Answer = { status: number; html?: string } | 'offline' | 'silence';

const asked: string[] = [];
const warn = vi.fn();
let answers: Answer[] = [];

class FakeRequest {
  responseType = '';
  status = 0;
  responseXML: Document | null = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;

  open(method: string, address: string) {
    asked.push(`${method} ${address}`);
  }

  send() {
    const answer = answers.shift() ?? 'offline';
    if (answer === 'silence') return;
    queueMicrotask(() => {
      if (answer === 'offline') return this.onerror?.();
      this.status = answer.status;
      this.responseXML =
        answer.html === undefined || this.responseType !== 'document'
          ? null
          : new DOMParser().parseFromString(answer.html, 'text/html');
      this.onload?.();
    });
  }

  abort() {}
}

const clock = createManualClock();

beforeEach(() => {
  asked.length = 0;
  warn.mockReset();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  configure({ clock, reporter: { warn, report: vi.fn() }, api: 'https://api.test' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  resetRuntime();
});

const good = { status: 200, html: '<h1>How it works</h1><p>Pay later.</p>' };
const open = () => getInfoPage('/instalments/afterpay/en_US.html');

describe('getInfoPage', () => {
  // storefront §7: "GET instalment provider static modal HTML | by locale | shown in the info popup"
  it('asks for the page of the shop when it is opened, once', async () => {
    answers = [good];
    const page = open();
    expect(asked).toEqual([]);
    await Promise.all([page.load(), page.load()]);
    await page.load();
    expect(asked).toEqual(['GET https://api.test/instalments/afterpay/en_US.html']);
    expect(page.getState()).toEqual({
      status: 'ready',
      content: [
        { tag: 'h3', children: ['How it works'] },
        { tag: 'p', children: ['Pay later.'] },
      ],
    });
    expect(open()).toBe(page);
    expect(clock.pending()).toBe(0);
  });

  // storefront §8: "instalment modal load failure is logged as a warning only."
  it.each<[string, Answer]>([
    ['answered 404', { status: 404, html: '<p>Not found</p>' }],
    ['answered 500', { status: 500, html: '' }],
    ['gave no answer', 'offline'],
    ['is no page', { status: 200 }],
    ['says nothing', { status: 200, html: '<script>x()</script> ' }],
  ])('logs a failure as a warning only, once: %s', async (reason, answer) => {
    answers = [answer, answer];
    const page = open();
    await page.load();
    await page.load();
    expect(page.getState()).toEqual({ status: 'failed' });
    expect(asked).toHaveLength(2);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain(reason);
  });

  it('times out after ten seconds', async () => {
    answers = ['silence'];
    const page = open();
    const loaded = page.load();
    await clock.advance(9_999);
    expect(page.getState().status).toBe('loading');
    await clock.advance(1);
    await loaded;
    expect(page.getState().status).toBe('failed');
  });

  it('tries again when it is opened again after a failure', async () => {
    answers = ['offline', good];
    const page = open();
    const states: string[] = [];
    page.subscribe(() => states.push(page.getState().status));
    await page.load();
    await page.load();
    expect(states).toEqual(['failed', 'loading', 'ready']);
  });
});
