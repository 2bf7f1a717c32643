import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { policyName, showPostSubmit } from '../../../../../widgets/elements/form/post-submit.js';

const html = '<p>Thank <b>you</b></p><script data-x="1">globalThis.ran = true</script>';
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  resetRuntime();
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
});

describe('showPostSubmit', () => {
  it('lets the browser keep what is safe', () => {
    const setHTML = vi.fn();
    Object.assign(HTMLElement.prototype, { setHTML });
    showPostSubmit(place, html, false);
    expect(setHTML).toHaveBeenCalledExactlyOnceWith(html);
    expect(place.childNodes).toHaveLength(0);
  });

  it('shows the words in a browser that cannot tell', () => {
    showPostSubmit(place, '<p>Thank <b>you</b></p>', false);
    expect(place.childElementCount).toBe(0);
    expect(place.textContent?.replace(/\s+/g, ' ')).toBe('Thank you');
  });

  it('makes the scripts anew for a site that wants them to run, with the nonce of the page', () => {
    const own = document.createElement('script');
    own.setAttribute('nonce', 'n1');
    own.nonce = 'n1';
    document.head.append(own);
    showPostSubmit(place, html, true);
    expect(place.querySelector('b')?.textContent).toBe('you');
    const script = place.querySelector('script');
    expect(script?.text).toBe('globalThis.ran = true');
    expect(script?.dataset['x']).toBe('1');
    expect(script?.nonce).toBe('n1');
  });

  it('makes one Trusted Types policy, and only for them', () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    showPostSubmit(place, html, false);
    expect(createPolicy).not.toHaveBeenCalled();
    showPostSubmit(place, html, true);
    showPostSubmit(place, html, true);
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy.mock.calls[0]?.[0]).toBe('vitrine-post-submit');
    expect(policyName).toBe('vitrine-post-submit');
  });

  it('reports a page whose policy does not allow it, and runs nothing', () => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw new TypeError('Policy "vitrine-post-submit" disallowed.');
      },
    });
    showPostSubmit(place, html, true);
    expect(report).toHaveBeenCalledOnce();
    expect(place.querySelector('script')).toBeNull();
    expect(place.textContent).toContain('Thank');
  });
});
