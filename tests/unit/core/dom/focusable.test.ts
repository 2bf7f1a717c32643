import { describe, expect, it } from 'vitest';
import { findFocusable } from '../../../../core/dom/index.js';

function parse(html: string): ParentNode {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

describe('findFocusable', () => {
  it.each([
    '<a href="/cart" id="it">Cart</a>',
    '<a>No link</a><button id="it">Add</button>',
    '<input type="hidden"><input id="it">',
    '<button disabled>Off</button><select id="it"></select>',
    '<textarea id="it"></textarea>',
    '<div tabindex="-1"></div><div tabindex="0" id="it"></div>',
    '<div hidden><button>Hidden</button></div><button id="it">Shown</button>',
    '<div inert><button>Inert</button></div><details><summary id="it">More</summary></details>',
  ])('finds the first control in %s', (html) => {
    expect(findFocusable(parse(html))?.id).toBe('it');
  });

  it('answers null when nothing takes focus', () => {
    expect(findFocusable(parse('<p>Text</p><button disabled>Off</button>'))).toBeNull();
  });
});
