import { afterEach, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { compareScripts, reportMissing } from '../../../../widgets/autoload/page-tools.js';
import { createManualClock } from '../../../support/manual-clock.js';

afterEach(resetRuntime);

it('reports all elements whose code has not come by then, and empties the list', async () => {
  const clock = createManualClock();
  const reporter = { report: vi.fn(), warn: vi.fn() };
  configure({ clock, reporter });
  const error = new Error('offline');
  const tags = ['vitrine-price'];
  reportMissing(error, tags);
  tags.push('vitrine-cart');
  expect(reporter.report).not.toHaveBeenCalled();
  await clock.advance(1_000);
  expect(reporter.report).toHaveBeenCalledExactlyOnceWith(error, {
    where: 'vitrine-price, vitrine-cart could not be loaded; the no-script content stays',
  });
  expect(tags).toEqual([]);
});

it.each([
  ['https://a.example', 'https://a.example', 0],
  [undefined, undefined, 0],
  ['https://b.example', 'https://a.example', 1],
  [undefined, 'https://a.example', 1],
  ['https://b.example', undefined, 1],
])('a second script tag for %o after one for %o makes %i reports', (second, first, count) => {
  const reporter = { report: vi.fn(), warn: vi.fn() };
  configure({ reporter });
  compareScripts(second, first);
  expect(reporter.report).toHaveBeenCalledTimes(count);
  for (const [error] of reporter.report.mock.calls) {
    expect(String(error)).toContain(
      `names the shop "${second ?? ''}". The first stays, with "${first ?? ''}"`,
    );
  }
});
