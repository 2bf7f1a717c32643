import { getRuntime } from '../../runtime/index.js';
import { getProducts } from '../product/index.js';
import type { KeptProduct } from './kept-product.js';

/** The facts that a page may give about a product whose data it does not have. */
export interface KeptHints {
  readonly title?: string | undefined;
  readonly url?: string | undefined;
}

/** Describes a product to keep: by the page's words, its data, or the page that is its own. */
export function describeKept(reference: string, hints: KeptHints = {}): KeptProduct {
  const product = getProducts().get(reference)?.getState().product;
  const id = product?.id ?? reference;
  const { page } = getRuntime().site;
  const own = page?.id === id ? page : null;
  return {
    id,
    title: hints.title || product?.title || own?.title || '',
    url: toAbsolute(hints.url || product?.url || own?.path),
  };
}

function toAbsolute(address: string | null | undefined): string | null {
  const base = globalThis.document?.baseURI;
  return address && URL.canParse(address, base) ? new URL(address, base).href : null;
}
