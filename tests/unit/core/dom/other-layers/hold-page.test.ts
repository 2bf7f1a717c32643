import { afterEach, expect, it } from 'vitest';
import { createPageHold, listPath } from '../../../../../core/dom/other-layers/hold-page.js';

afterEach(() => document.body.replaceChildren());

/** A widget in a section, its dialog in a shadow root around a slot, and what else is in the page. */
function build() {
  document.body.innerHTML =
    '<header></header><main><p></p><x-host><i></i></x-host></main><aside inert></aside><div id="layer"></div>';
  const host = document.querySelector('x-host')!;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<b></b><dialog><slot></slot></dialog>';
  return { dialog: root.querySelector('dialog')!, root, layer: document.querySelector('#layer')! };
}

const inert = (root: ParentNode = document) =>
  [...root.querySelectorAll('[inert]')].map(({ localName }) => localName);

it('leaves the dialog, its content and the layers live, and nothing else', () => {
  const { dialog, root, layer } = build();
  const hold = createPageHold();
  hold.around(dialog, [layer]);
  expect(inert()).toEqual(['header', 'p', 'aside']);
  expect(inert(root)).toEqual(['b']);
  hold.around(dialog, []);
  expect(inert()).toEqual(['header', 'p', 'aside', 'div']);
});

it('takes back what it has set, and not what the page has', () => {
  const { dialog, root } = build();
  const hold = createPageHold();
  hold.around(dialog, []);
  hold.release();
  expect(inert()).toEqual(['aside']);
  expect(inert(root)).toEqual([]);
});

it('goes through the slot that an element is drawn in', () => {
  const { dialog, root } = build();
  const slotted = document.querySelector('i')!;
  // happy-dom knows no slots here.
  Object.defineProperty(slotted, 'assignedSlot', { value: root.querySelector('slot') });
  expect(listPath(slotted).map(({ localName }) => localName)).toEqual([
    'i',
    'slot',
    'dialog',
    'x-host',
    'main',
    'body',
  ]);
  expect(listPath(slotted)).toContain(dialog);
  expect(root.contains(slotted)).toBe(false);
});
