import { afterEach, expect, it, vi } from 'vitest';
import { defineWidget } from '../../../../widgets/element/index.js';
import { mount, newTag } from './mount.js';

afterEach(() => vi.unstubAllGlobals());

const definition = (rendering: 'shadow' | 'light-container') =>
  defineWidget({ tag: newTag(), summary: 'Renders another element.', rendering });
const Outer = () => <vitrine-price />;

it('shows the light children in its root until it mounts', async () => {
  const widget = definition('shadow');
  await mount(widget, Outer);
  const other = document.createElement(widget.tag);
  other.setAttribute('load', 'interaction');
  document.body.append(other);
  expect(other.shadowRoot?.innerHTML).toBe('<slot></slot>');
  expect(other.shadowRoot?.adoptedStyleSheets).not.toEqual([]);
});

it('tells the page’s loader of its root, so that elements inside are fetched', async () => {
  const observe = vi.fn();
  vi.stubGlobal('vitrine', { observe });
  const element = await mount(definition('shadow'), Outer);
  expect(observe).toHaveBeenCalledExactlyOnceWith(element.shadowRoot);
});

it('tells nobody of the root of a light container, which the loader finds in the document', async () => {
  const observe = vi.fn();
  vi.stubGlobal('vitrine', { observe });
  await mount(definition('light-container'), Outer);
  expect(observe).not.toHaveBeenCalled();
});

it.each([
  ['no loader', undefined],
  ['functions that wait for the loader', [() => undefined]],
])('mounts on a page with %s', async (_, vitrine) => {
  vi.stubGlobal('vitrine', vitrine);
  const element = await mount(definition('shadow'), Outer);
  expect(element.shadowRoot?.querySelector('vitrine-price')).not.toBeNull();
});
