import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindControls } from '../../../../analytics/bindings/controls.js';
import { openBindings } from './open-bindings.js';

let seen: ((entries: { isIntersecting: boolean; target: Element }[]) => void) | null = null;
const observed = new Set<Element>();

class FakeObserver {
  constructor(heard: typeof seen) {
    seen = heard;
  }
  observe(element: Element) {
    observed.add(element);
  }
  unobserve(element: Element) {
    observed.delete(element);
  }
  disconnect() {
    observed.clear();
  }
}

let end = () => {};
function open(html: string) {
  document.body.innerHTML = html;
  const opened = openBindings();
  bindControls(opened.context);
  end = opened.end;
  return opened;
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
afterEach(() => {
  end();
  document.body.innerHTML = '';
  observed.clear();
  vi.unstubAllGlobals();
});

const form = (id: string) =>
  `<form><input type="hidden" name="itemId" value="${id}"><vitrine-add-to-cart><button type="button"> Add To Cart </button></vitrine-add-to-cart></form>`;
const show = (isIntersecting = true) =>
  seen?.([...observed].map((target) => ({ isIntersecting, target })));

describe('add-to-cart buttons', () => {
  it('report a press, with the product of their form', () => {
    const { told } = open(form('mug'));
    document.querySelector('button')?.click();
    expect(told()).toEqual([['button-click', { productId: 'mug', label: 'Add To Cart' }]]);
  });

  it('report it though a listener of the page takes the press', () => {
    const { told } = open(form('mug'));
    const button = document.querySelector('button');
    button?.addEventListener('click', (event) => event.stopImmediatePropagation());
    button?.click();
    expect(told()).toHaveLength(1);
  });

  it('report a press inside their shadow root', () => {
    const { told } = open('<vitrine-add-to-cart product-id="lamp"></vitrine-add-to-cart>');
    const root = document.querySelector('vitrine-add-to-cart')?.attachShadow({ mode: 'open' });
    const inner = document.createElement('button');
    root?.append(inner);
    inner.click();
    expect(told()).toEqual([['button-click', { productId: 'lamp' }]]);
  });

  it('count as rendered when they come into view, each product once', () => {
    const { told } = open(form('mug') + form('mug') + form('lamp'));
    show(false);
    expect(told()).toEqual([]);
    show();
    expect(told()).toEqual([
      ['button-render', { productId: 'mug', label: 'Add To Cart' }],
      ['button-render', { productId: 'lamp', label: 'Add To Cart' }],
    ]);
    expect(observed.size).toBe(0);
  });

  it('are not watched any more once tracking has ended', () => {
    open(form('mug'));
    expect(observed.size).toBe(1);
    end();
    expect(observed.size).toBe(0);
  });
});

describe('controls that the page marks', () => {
  it('report their action', () => {
    const { told } = open(
      '<button data-vitrine-track="inventory.search" data-vitrine-track-label="mug"><b>Go</b></button>',
    );
    document.querySelector('b')?.click();
    expect(told()).toEqual([['inventory.search', { label: 'mug' }]]);
  });

  it('are warned of when there is no such action', () => {
    const { told, reporter } = open('<button data-vitrine-track="inventory.fly">Go</button>');
    document.querySelector('button')?.click();
    expect(told()).toEqual([]);
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
      'There is no interface action "inventory.fly".',
      { where: 'data-vitrine-track' },
    );
  });

  it('are left alone otherwise', () => {
    const { told } = open('<button>Go</button>');
    document.querySelector('button')?.click();
    expect(told()).toEqual([]);
  });
});

describe('overlays', () => {
  const say = (detail: unknown) =>
    dispatchEvent(new CustomEvent('vitrine-overlay', { detail, bubbles: true }));

  it('report what the page says of them', () => {
    const { told } = open('');
    say({ overlayId: 'spring', action: 'close' });
    expect(told()).toEqual([['overlay', { overlayId: 'spring', action: 'close' }]]);
  });

  it.each([[null], [{}], [{ overlayId: 7, action: 'open' }]])('say nothing with %j', (detail) => {
    const { told } = open('');
    say(detail);
    expect(told()).toEqual([]);
  });
});
