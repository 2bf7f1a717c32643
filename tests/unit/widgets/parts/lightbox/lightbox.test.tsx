import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Lightbox } from '../../../../../widgets/parts/lightbox/index.js';
import { cleanUpPage, render } from '../../elements/product/render.js';

cleanUpPage();

async function open() {
  const onClose = vi.fn();
  const opener = document.body.appendChild(document.createElement('button'));
  const { container } = await render(
    <Lightbox heading="About" closeLabel="Close" opener={opener} onClose={onClose}>
      <p>Words</p>
    </Lightbox>,
  );
  const dialog = container.querySelector('dialog')!;
  const press = (target: Element) =>
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const release = (target: Element) => act(async () => (target as HTMLElement).click());
  return { dialog, onClose, opener, press, release, words: dialog.querySelector('p')! };
}

describe('Lightbox', () => {
  // storefront §4: "closes on Escape, the close button, or a click outside."
  it('closes by its button, and gives the focus back', async () => {
    const { dialog, onClose, opener } = await open();
    expect(document.activeElement).toBe(dialog.querySelector('h2'));
    await act(async () => dialog.querySelector('button')?.click());
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(opener);
  });

  it('closes by a press outside of its panel', async () => {
    const { dialog, onClose, press, release } = await open();
    press(dialog);
    await release(dialog);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays while its words are pressed, or selected to beyond its edge', async () => {
    const { dialog, onClose, press, release, words } = await open();
    press(words);
    await release(words);
    press(words);
    await release(dialog);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
  });

  // storefront §4: "The modal lightbox gets a top margin of 50 when taller than the window."
  it('marks a panel that is taller than the window', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(window.innerHeight + 1);
    const { dialog } = await open();
    expect(dialog.querySelector('[part="popup"]')?.className).toBe('panel tall');
  });

  it('leaves one that is as tall as the window in the middle', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(window.innerHeight);
    const { dialog } = await open();
    expect(dialog.querySelector('[part="popup"]')?.className).toBe('panel');
  });
});
