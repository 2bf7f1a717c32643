import type { Product } from '../../../core/commerce/product/index.js';
import { productTag } from '../../hooks/index.js';

const cardSlot = 'card';

/**
 * Shows one clone of the page's `<template>` for each product among the children of `host`, so that the page's own
 * style sheet and scripts reach it. Cards of products that stay are kept as they are. Returns the cards by product.
 */
export function showPageCards(
  host: Element,
  template: HTMLTemplateElement | null,
  products: readonly Product[],
): void {
  const known = new Map(
    [...host.children]
      .filter((child) => child.slot === cardSlot)
      .map((card) => [card.getAttribute('data-product-id') ?? '', card]),
  );
  const wanted = template
    ? products.map(({ id }) => {
        const card = known.get(id) ?? createCard(template, id);
        known.delete(id);
        return card;
      })
    : [];
  for (const card of known.values()) card.remove();
  let last: Element | null = null;
  for (const card of wanted) {
    const isInPlace: boolean = card.parentNode === host && follows(card, last);
    if (!isInPlace) {
      if (last) last.after(card);
      else host.append(card);
    }
    last = card;
  }
}

/** Moves the focus to the card of a product, which screen readers then read from its beginning. */
export function focusPageCard(host: Element, productId: string): void {
  const card = [...host.children].find(
    (child) => child.getAttribute('data-product-id') === productId,
  );
  if (!(card instanceof HTMLElement)) return;
  card.tabIndex = -1;
  card.focus();
}

function createCard(template: HTMLTemplateElement, productId: string): HTMLElement {
  const card = document.createElement('div');
  card.slot = cardSlot;
  card.className = 'vitrine-card';
  card.setAttribute('role', 'listitem');
  card.setAttribute('data-product-id', productId);
  const product = document.createElement(productTag);
  product.setAttribute('product-id', productId);
  product.append(document.importNode(template.content, true));
  card.append(product);
  return card;
}

function follows(card: Element, last: Element | null): boolean {
  return last === null
    ? card.previousElementSibling?.slot !== cardSlot
    : last.nextElementSibling === card;
}
