import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DefinitionTable } from '../../../../stories/support/definition-table.js';
import { access } from '../../../../widgets/elements/add-to-cart/access.js';
import { addToCart } from '../../../../widgets/elements/add-to-cart/definition.js';
import { price } from '../../../../widgets/elements/price/definition.js';

const textOf = (definition: typeof addToCart | typeof price) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<DefinitionTable definition={definition} />);
  return page.textContent;
};

describe('the documents of an element in Storybook', () => {
  it('say what keys do and what is announced', () => {
    const text = textOf(addToCart);
    expect(text).toContain('Keyboard');
    expect(text).toContain('Announcements');
    const said = [...Object.entries(access.keyboard).flat(), ...access.announcements];
    expect(said.length).toBeGreaterThan(8);
    for (const words of said) expect(text).toContain(words.replaceAll('`', ''));
  });

  it('say why there is nothing, where there is nothing', () => {
    expect(textOf(price)).toMatch(/Keyboard.*none/);
  });
});
