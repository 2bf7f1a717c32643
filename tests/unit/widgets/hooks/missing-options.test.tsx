import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { markMissing, useMissingOptions } from '../../../../widgets/hooks/index.js';
import { cleanUpPage, render } from '../elements/product/render.js';

cleanUpPage();

describe('markMissing', () => {
  it('tells the widgets of one product, each time anew, until it is taken back', async () => {
    const seen: (readonly string[])[] = [];
    function Watcher({ productId }: { productId: string }) {
      seen.push(useMissingOptions(productId));
      return null;
    }
    await render(<Watcher productId="mug" />);
    await act(async () => markMissing('candle', ['Scent']));
    await act(async () => markMissing('mug', ['Size']));
    await act(async () => markMissing('mug', ['Size']));
    await act(async () => markMissing('mug', []));

    expect(seen).toEqual([[], ['Size'], ['Size'], []]);
    expect(seen[1]).not.toBe(seen[2]);
  });
});
