import { describe, expect, it } from 'vitest';
import { readPlanId } from '../../../../../core/commerce/subscription/index.js';

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe('readPlanId', () => {
  it.each([
    ['a form that does not say', form(), undefined],
    ['a plan without the way to buy', form(['planId', 'month']), undefined],
    ['buying once', form(['purchaseBy', 'once'], ['planId', 'month']), null],
    ['a plan', form(['purchaseBy', 'plan'], ['planId', 'month']), 'month'],
    ['a plan that is not named, which no product has', form(['purchaseBy', 'plan']), ''],
  ])('of %s', (_, data, expected) => {
    expect(readPlanId(data)).toBe(expected);
  });
});
