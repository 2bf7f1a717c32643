import { defineElement, type EventsOf } from '../../element/index.js';
import type { product } from './definition.js';
import { productTag } from '../../hooks/index.js';
import { createProductElement, type ProductElement as Product } from './product-element.js';

export const ProductElement = defineElement(productTag, createProductElement);

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product': Product;
  }
  interface VitrineEvents {
    'vitrine-product': EventsOf<typeof product>;
  }
}

// Types only, so that the element loads neither React nor the element layer.
export type { ProductLoadedDetail } from './definition.js';
export type ProductElement = Product;
