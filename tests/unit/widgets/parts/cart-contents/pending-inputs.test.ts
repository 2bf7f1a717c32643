import { expect, it, vi } from 'vitest';
import { createPendingInputs } from '../../../../../widgets/parts/cart-contents/pending-inputs.js';

it('applies what is typed into any field until the field is gone', () => {
  const inputs = createPendingInputs();
  const [one, other] = [vi.fn(), vi.fn()];
  const remove = inputs.add(one);
  inputs.add(other);
  inputs.applyAll();
  remove();
  inputs.applyAll();
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledTimes(2);
});
