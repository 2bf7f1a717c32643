import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import {
  findPolicy,
  insertWithScripts,
  policyName,
} from '../../../../../widgets/elements/form/post-submit.js';

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
});

function showPostSubmit(): boolean {
  const policy = findPolicy();
  if (policy) insertWithScripts(place, html, policy);
  return policy !== null;
}

describe('post-submit HTML with scripts', () => {
  it('makes the scripts anew for a site that wants them to run, with the nonce of the page', () => {
    const own = document.createElement('script');
    own.setAttribute('nonce', 'n1');
    own.nonce = 'n1';
    document.head.append(own);
    showPostSubmit();
    expect(place.querySelector('b')?.textContent).toBe('you');
    const script = place.querySelector('script');
    expect(script?.text).toBe('globalThis.ran = true');
    expect(script?.dataset['x']).toBe('1');
    expect(script?.nonce).toBe('n1');
  });

  it('makes one Trusted Types policy', () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    showPostSubmit();
    showPostSubmit();
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
    expect(showPostSubmit()).toBe(false);
    expect(report).toHaveBeenCalledOnce();
    expect(place.querySelector('script')).toBeNull();
  });
});
