import { formMember } from '../../../../core/base/index.js';
import { submittersOf } from './form-parts.js';

/** The page's own container of the captcha. */
const captchaPlace = '[data-vitrine-captcha]';

export function placeBefore(form: HTMLFormElement, node: HTMLElement): void {
  showWith(form, node);
  if (node.nextElementSibling !== form) formMember(form, 'before')(node);
}

export function placeAfter(form: HTMLFormElement, node: HTMLElement): void {
  showWith(form, node);
  if (node.previousElementSibling !== form) formMember(form, 'after')(node);
}

/**
 * Inserts the captcha into the page's container, else above the row of the submit button, else at the end of the form.
 */
export function placeCaptcha(form: HTMLFormElement, node: HTMLElement): void {
  const contains = formMember(form, 'contains');
  const place = formMember(form, 'querySelector')(captchaPlace);
  if (place) {
    if (node.parentNode !== place) place.append(node);
    return;
  }
  const [button] = submittersOf(form).filter(contains);
  if (!button) {
    if (!contains(node)) formMember(form, 'append')(node);
    return;
  }
  let row: Element = button;
  while (row.parentElement && row.parentElement !== form) row = row.parentElement;
  if (node.nextElementSibling !== row) row.before(node);
}

/** Assigns the slot before insertion, because a node without a slot is not focusable. */
function showWith(form: HTMLFormElement, node: HTMLElement): void {
  const slot = formMember(form, 'getAttribute')('slot') ?? '';
  // Even an unchanged value counts as a mutation, and the element observes mutations.
  if (node.slot !== slot) node.slot = slot;
}
