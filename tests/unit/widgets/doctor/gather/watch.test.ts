import { afterEach, expect, it, vi } from 'vitest';
import { configure, getRuntime, resetRuntime } from '../../../../../core/runtime/index.js';
import { startWatch } from '../../../../../widgets/doctor/gather/watch.js';

afterEach(() => resetRuntime());

it('keeps the early reports and those to come, each once, and lets the reporter hear them', () => {
  const early = [{ error: new Error('first'), context: { where: 'vitrine-price' }, at: 1 }];
  const reporter = { report: vi.fn(), warn: vi.fn(), early: () => early };
  configure({ reporter });
  const watch = startWatch();
  const news = vi.fn();
  watch.onNews(news);
  getRuntime().reporter.report(new Error('second'), { where: 'vitrine-cart' });
  getRuntime().reporter.report(new Error('second'), { where: 'vitrine-cart' });
  getRuntime().reporter.warn('third');
  expect(watch.reports).toEqual([
    { where: 'vitrine-price', says: 'first' },
    { where: 'vitrine-cart', says: 'second' },
    { where: 'page', says: 'third' },
  ]);
  expect(news).toHaveBeenCalledTimes(2);
  expect(reporter.report).toHaveBeenCalledTimes(2);
  expect(reporter.warn).toHaveBeenCalledOnce();
  expect(getRuntime().reporter.early?.()).toBe(early);
});

it('keeps what the policy of the page refuses', () => {
  const watch = startWatch();
  for (let times = 0; times < 2; times += 1) {
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'connect-src',
        blockedURI: 'https://shop.example',
      }),
    );
  }
  expect(watch.violations).toEqual(['connect-src: https://shop.example']);
});
