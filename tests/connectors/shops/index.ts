import type { ShopUnderTest } from '../shop-under-test.js';
import { reference } from './reference.js';
import { shopify } from './shopify.js';
import { vendure } from './vendure.js';
import { woocommerce } from './woocommerce.js';

/** The columns of the table. */
export const shops: readonly ShopUnderTest[] = [reference, vendure, shopify, woocommerce];
