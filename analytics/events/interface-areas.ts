import type { EventDefinition } from './types.js';

/** The interface areas that are event sources (platform §2), and their actions. */
export const interfaceAreas = {
  'cart-product-form': ['open', 'close', 'submit'],
  'api-keys': ['learn-more', 'terms-of-use', 'create-key', 'delete-key', 'delete-key-confirm'],
  'api-key-creation': ['copy', 'next', 'cancel', 'complete'],
  'product-feed': ['url-copy'],
  'ad-pixel': ['id-save'],
  inventory: [
    'search',
    'sort-by-name',
    'sort-by-stock',
    'sort-by-price',
    'row-click',
    'row-expand',
    'next-page',
  ],
  'product-detail': ['reviews-tab', 'reviews-vitals-anchor'],
  cart: ['open', 'close', 'checkout-click'],
  'related-items': ['render', 'item-click'],
  'video-list': ['item-click'],
  'video-detail': ['play', 'complete'],
  'access-denied': ['render', 'join-click'],
} as const;

export type InterfaceArea = keyof typeof interfaceAreas;

/** An area and an action: `inventory.search`. */
export type InterfaceAction = {
  [A in InterfaceArea]: `${A}.${(typeof interfaceAreas)[A][number]}`;
}[InterfaceArea];

/** The definition of all interface actions; `area` and `action` come from the name. */
export const interfaceDefinition = {
  schema: 'interface_action',
  legacy: 'interface-action',
  priority: 'view',
  purpose: 'measurement',
  fields: { area: 'text', action: 'text', label: 'text?' },
} as const satisfies EventDefinition;

export function isInterfaceAction(name: string): name is InterfaceAction {
  const [area = '', action = ''] = name.split('.');
  const actions: Readonly<Record<string, readonly string[]>> = interfaceAreas;
  return Object.hasOwn(actions, area) && (actions[area] ?? []).includes(action);
}
