import { getRuntime } from '../../../core/runtime/index.js';
import { readWords } from './read-words.js';

/** Name of the Trusted Types policy of a site that allows scripts in post-submit HTML. */
export const policyName = 'vitrine-post-submit';

interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * Shows the merchant's HTML after a submission (storefront §4, "runs post-submit HTML"): by default as content without
 * scripts, with `runsScripts` unchanged.
 */
export function showPostSubmit(place: HTMLElement, html: string, runsScripts: boolean): void {
  const policy = runsScripts ? findPolicy() : null;
  if (policy) insertWithScripts(place, html, policy);
  else insertSafely(place, html);
}

/** Returns null and reports it if the page's security policy does not allow ours. */
function findPolicy(): Policy | null {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  const rules: Policy = {
    createHTML: (html) => html,
    createScript: (text) => text,
    createScriptURL: (url) => url,
  };
  if (!isFactory(factory)) return rules;
  try {
    return getRuntime().shared('form-post-submit-policy', () =>
      factory.createPolicy(policyName, rules),
    );
  } catch (error) {
    getRuntime().reporter.report(error, { where: 'vitrine-form' });
    return null;
  }
}

/** Scripts inserted as markup do not run; scripts created through the DOM do. */
function insertWithScripts(place: HTMLElement, html: string, policy: Policy): void {
  place.innerHTML = policy.createHTML(html);
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  for (const inert of place.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of inert.attributes) {
      if (name !== 'src') script.setAttribute(name, value);
    }
    if (nonce) script.nonce = nonce;
    if (inert.hasAttribute('src')) script.src = policy.createScriptURL(inert.src);
    script.text = policy.createScript(inert.text);
    inert.replaceWith(script);
  }
}

/**
 * `setHTML` removes unsafe content. Browsers without it show plain text, because any other parsing may be forbidden.
 */
function insertSafely(place: HTMLElement, html: string): void {
  const setHtml: unknown = Reflect.get(place, 'setHTML');
  if (typeof setHtml === 'function') Reflect.apply(setHtml, place, [html]);
  else place.textContent = readWords(html);
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
