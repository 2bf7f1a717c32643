import { describe, expect, it, vi } from 'vitest';
import { whenShown } from '../../../../analytics/page/when-shown.js';

const tick = () => new Promise((done) => setTimeout(done, 0));
const pageOf = (facts: object) => Object.assign(new EventTarget() as Document, facts);

describe('whenShown', () => {
  it.each([{}, { prerendering: false }])('is at once for a page with %j', async (facts) => {
    const shown = vi.fn();
    void whenShown(pageOf(facts)).then(shown);
    await tick();
    expect(shown).toHaveBeenCalledOnce();
  });

  it('waits until a prerendered page is looked at', async () => {
    const page = pageOf({ prerendering: true });
    const shown = vi.fn();
    void whenShown(page).then(shown);
    await tick();
    expect(shown).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('prerenderingchange'));
    await tick();
    expect(shown).toHaveBeenCalledOnce();
  });
});
