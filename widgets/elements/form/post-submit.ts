import { getRuntime } from '../../../core/runtime/index.js';

/** Name of the Trusted Types policy of a site that allows scripts in post-submit HTML. */
export const policyName = 'vitrine-post-submit';

export interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The policy under which a site's post-submit HTML runs; null and reported where the page's security does not allow it. */
export function findPolicy(): Policy | null {
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
export function insertWithScripts(place: HTMLElement, html: string, policy: Policy): void {
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

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
