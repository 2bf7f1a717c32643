import { describe, expect, it, vi } from 'vitest';
import { createConsoleReporter } from '../../../../core/runtime/index.js';

function createReporter() {
  const target = { error: vi.fn(), warn: vi.fn() };
  return { target, reporter: createConsoleReporter(target) };
}

describe('createConsoleReporter', () => {
  it('writes where it happened, the error and the details', () => {
    const { target, reporter } = createReporter();
    const error = new Error('Broken');
    reporter.report(error, { where: 'cart', entryId: 'e1' });
    expect(target.error.mock.calls).toEqual([['[vitrine] cart:', error, { entryId: 'e1' }]]);
  });

  it('writes the same error object once', () => {
    const { target, reporter } = createReporter();
    const error = new Error('Broken');
    reporter.report(error);
    reporter.report(error, { where: 'elsewhere' });
    expect(target.error.mock.calls).toEqual([['[vitrine]', error]]);
  });

  it('writes equal texts each time', () => {
    const { target, reporter } = createReporter();
    reporter.report('Broken');
    reporter.report('Broken');
    expect(target.error).toHaveBeenCalledTimes(2);
  });

  // Storefront §9: "max 10 queued events".
  it('keeps the first ten reports', () => {
    const { reporter } = createReporter();
    const same = new Error('Same');
    reporter.report(same, { where: 'cart' });
    reporter.report(same);
    for (let turn = 0; turn < 20; turn += 1) reporter.report(new Error(String(turn)));
    const early = reporter.early?.() ?? [];
    expect(early).toHaveLength(10);
    expect(early[0]).toEqual({ error: same, context: { where: 'cart' }, at: expect.any(Number) });
    expect(early[9]).toMatchObject({ error: new Error('8') });
  });

  it('writes warnings', () => {
    const { target, reporter } = createReporter();
    reporter.warn('Careful', { where: 'cart' });
    reporter.warn('Careful');
    expect(target.warn.mock.calls).toEqual([
      ['[vitrine] cart:', 'Careful'],
      ['[vitrine]', 'Careful'],
    ]);
  });

  it('writes to the page’s console by default', () => {
    const error = vi.fn();
    console.error = error;
    createConsoleReporter().report('Broken');
    expect(error).toHaveBeenCalledTimes(1);
  });
});
