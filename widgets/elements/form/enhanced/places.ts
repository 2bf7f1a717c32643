import { formMember } from '../../../../core/base/index.js';
import { submittersOf } from './form-parts.js';

/** The captcha's place, if the page has one. */
const captchaPlace = '[data-vitrine-captcha]';

export function placeBefore(form: HTMLFormElement, node: HTMLElement): void {
  showWith(form, node);
  if (node.nextElementSibling !== form) formMember(form, 'before')(node);
}

export function placeAfter(form: HTMLFormElement, node: HTMLElement): void {
  showWith(form, node);
  if (node.previousElementSibling !== form) formMember(form, 'after')(node);
}

/** Into the page's place for it, else above the row of the button that sends, else at the form's end. */
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

/** In view from the moment it is there: what has no slot yet cannot take the focus. */
function showWith(form: HTMLFormElement, node: HTMLElement): void {
  const slot = formMember(form, 'getAttribute')('slot') ?? '';
  // To set what is set already counts as a change too, and each change of the page is looked after.
  if (node.slot !== slot) node.slot = slot;
}
