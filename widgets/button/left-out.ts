// The replacements in vitrine-button.iife.js of the parts that it leaves out.
import { formAround } from '../../core/base/index.js';
import { getRuntime } from '../../core/runtime/index.js';
import type { ProductFormEnding, ProductFormRequest } from '../parts/product-form-request/index.js';

const lacks = (part: string) =>
  new Error(`vitrine-button.iife.js has no ${part}. Take vitrine.js or vitrine.iife.js instead.`);

/** In the place of the connectors: the console says why the calls fail. */
export const start = () => Promise.reject(lacks('connectors, which data-backend asks for'));

/** In the place of the doctor. */
export const openDoctor = () => Promise.reject(lacks('doctor'));

/** In the place of the tools for agents. */
export function registerAgentTools(): void {
  getRuntime().reporter.report(lacks('tools for agents'), { where: 'agent tools' });
}

/**
 * In the place of the dialog with a product's form. The browser posts the form around the button; the server redirects to
 * the product's page, where the shopper answers without script.
 */
export async function openProductForm(request: ProductFormRequest): Promise<ProductFormEnding> {
  const root = request.opener?.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : request.opener;
  const form = formAround(host);
  if (!form) throw lacks('forms for products, and there is none around the button to post');
  HTMLFormElement.prototype.submit.call(form);
  return 'dismissed';
}
