import { expect, it, vi } from 'vitest';
import { createDrafts } from '../../../../../widgets/parts/cart-contents/drafts.js';

it('applies what is typed into any field, until the field is gone', () => {
  const drafts = createDrafts();
  const [one, other] = [vi.fn(), vi.fn()];
  const forget = drafts.add(one);
  drafts.add(other);
  drafts.applyAll();
  forget();
  drafts.applyAll();
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledTimes(2);
});
