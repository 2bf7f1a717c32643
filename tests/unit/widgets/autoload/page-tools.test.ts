import { afterEach, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { reportMissing } from '../../../../widgets/autoload/page-tools.js';
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
