import { afterEach, describe, expect, it } from 'vitest';
import { closestAcrossRoots, isOutside } from '../../../../core/dom/index.js';

function addHost(parent: ParentNode): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('div');
  parent.append(host);
  return { host, root: host.attachShadow({ mode: 'open' }) };
}

afterEach(() => document.body.replaceChildren());

describe('closestAcrossRoots', () => {
  it('finds an ancestor in the same tree, or the element itself', () => {
    const section = document.createElement('section');
    const child = document.createElement('p');
    section.append(child);
    expect(closestAcrossRoots(child, 'section')).toBe(section);
    expect(closestAcrossRoots(section, 'section')).toBe(section);
  });

  it('walks out of shadow roots, one after the other', () => {
    const section = document.createElement('section');
    document.body.append(section);
    const outer = addHost(section);
    const inner = addHost(outer.root);
    const button = document.createElement('button');
    inner.root.append(button);
    expect(closestAcrossRoots(button, 'section')).toBe(section);
    expect(closestAcrossRoots(button, 'div')).toBe(inner.host);
  });

  it('answers null when there is none, also in a detached tree', () => {
    expect(closestAcrossRoots(document.body, 'vitrine-product')).toBeNull();
    expect(closestAcrossRoots(document.createElement('p'), 'section')).toBeNull();
  });
});

describe('isOutside', () => {
  function clickAndAsk(target: Element, node: Node): boolean | undefined {
    let answer: boolean | undefined;
    const listen = (event: Event) => {
      answer = isOutside(event, node);
    };
    document.addEventListener('click', listen, { once: true });
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    return answer;
  }

  it('sees through shadow roots', () => {
    const { host, root } = addHost(document.body);
    const button = document.createElement('button');
    root.append(button);
    expect(clickAndAsk(button, host)).toBe(false);
    expect(clickAndAsk(button, button)).toBe(false);
    expect(clickAndAsk(document.body, host)).toBe(true);
  });
});
