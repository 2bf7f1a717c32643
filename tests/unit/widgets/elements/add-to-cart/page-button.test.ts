import { describe, expect, it } from 'vitest';
import { setButtonText } from '../../../../../widgets/autoload/early/plain-button.js';
import {
  nameOf,
  wordsOf,
  type PageButton,
} from '../../../../../widgets/elements/add-to-cart/page-button.js';

const read = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.firstElementChild as PageButton;
};

describe('the page’s words on its button', () => {
  it.each([
    ['Add', 'Add', undefined],
    ['  Add \n to   bag ', 'Add to bag', undefined],
    ['<b>Add</b> to bag', 'Add to bag', undefined],
    ['Add<span class="visually-hidden">: Mug</span>', 'Add', 'Take: Mug'],
    ['Add <span class="u-visually-hidden">the Mug</span>', 'Add', 'Take the Mug'],
    ['Add <span class="u-hidden-visually">the Mug</span>', 'Add', 'Take the Mug'],
    ['Add <span class="visuallyhidden">the Mug</span>', 'Add', 'Take the Mug'],
    ['<span class="sr-only">Mug: </span>Add', 'Add', 'Mug: Take'],
    [
      'Add<span class="screen-reader-text"> “Mug” to the cart</span>',
      'Add',
      'Take “Mug” to the cart',
    ],
    ['Add<div class="spinner hidden">Please wait</div>', 'Add', undefined],
    ['<svg><title>Bag</title></svg>Add<style>b {}</style>', 'Add', undefined],
    ['<svg><title>Bag</title></svg>', '', undefined],
  ])('%s', (html, words, name) => {
    const button = read(`<button>${html}</button>`);
    expect([wordsOf(button), nameOf(button, 'Take')]).toEqual([words, name]);
  });

  it.each([
    ['<input type="submit" value="Buy it">', 'Buy it', undefined],
    ['<input type="image" alt="Buy it" value="1">', 'Buy it', undefined],
    ['<button aria-label="Add the Mug">Add</button>', 'Add', 'Take the Mug'],
    ['<button aria-label="Into the bag">Add</button>', 'Add', undefined],
    ['<button aria-label="Add $& to the bag">Add</button>', 'Add', 'Take $& to the bag'],
  ])('%s', (html, words, name) => {
    const button = read(html);
    expect([wordsOf(button), nameOf(button, 'Take')]).toEqual([words, name]);
  });

  it('are the same while the button shows the progress of an early press', () => {
    const button = read('<button>Add<b class="sr-only">: Mug</b><svg></svg></button>');
    const { innerHTML } = button;
    setButtonText(button, 'Adding…');
    setButtonText(button, 'Added!');
    expect(button.firstChild?.textContent).toBe('Added!');
    expect([wordsOf(button), nameOf(button, 'Take')]).toEqual(['Add', 'Take: Mug']);
    setButtonText(button, null);
    setButtonText(button, null);
    expect(button.innerHTML).toBe(innerHTML);
  });

  it('are none without a button', () => {
    expect([wordsOf(null), nameOf(null, 'Take')]).toEqual(['', undefined]);
  });
});
