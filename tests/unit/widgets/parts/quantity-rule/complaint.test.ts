import { describe, expect, it, vi } from 'vitest';
import { ruleComplaint } from '../../../../../widgets/parts/quantity-rule/index.js';

const sixes = { minimum: 6, maximum: 60, multipleOf: 6 };
const one = { minimum: 1, maximum: 1, multipleOf: 1 };

describe('ruleComplaint', () => {
  it.each([
    ['6', sixes, 0, null],
    ['5', sixes, 0, 'Quantity must be 6 or more.'],
    ['0', sixes, 0, 'Quantity must be 6 or more.'],
    ['66', sixes, 0, 'Quantity must be 60 or less.'],
    ['60', sixes, 6, 'You already have 6 in your cart; 54 more available.'],
    ['1', one, 0, null],
    ['1', one, 1, 'You already have 1 in your cart; 0 more available.'],
    // What is no whole number has a sentence of storefront §5.
    ['1.5', sixes, 0, null],
    ['', sixes, 0, null],
    ['5', undefined, 0, null],
  ])('of %j by %j with %i in the cart is %j', (text, rule, inCart, sentence) => {
    expect(ruleComplaint(text, rule, inCart)).toBe(sentence);
  });

  it('asks the browser about steps', () => {
    vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockImplementation(function (
      this: HTMLInputElement,
    ) {
      return [this.type, this.min, this.step, this.value].join(' ');
    });
    expect(ruleComplaint('7', sixes)).toBe('number 6 6 7');
    // With 7 in the cart, 5 make twelve.
    expect(ruleComplaint('6', sixes, 7)).toBe('number 5 6 6');
  });
});
