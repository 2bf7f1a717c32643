import { formMember } from '../../../core/base/index.js';

/** The page's own parts in the element, as far as they are there. */
export interface PlainForm {
  readonly productId: string;
  readonly variantId: string;
  /** The visitor chose the variant among several. */
  readonly isVariantChosen: boolean;
  readonly email: string;
  /** Null when the page offers no mailing list. */
  readonly mailingList: { readonly text: string; readonly isTicked: boolean } | null;
  readonly buttonText: string;
  /** Why the server refused the plain form. */
  readonly problem: string;
  /** The server's message after the plain form was submitted. */
  readonly done: string;
}

/** Reads the plain form, or what a server answered to it. */
export function readPlainForm(host: HTMLElement | null): PlainForm {
  const form = host?.querySelector('form') ?? null;
  const valueOf = (name: string) => controlIn(form, name)?.value ?? '';
  const variant = controlIn(form, 'variantId');
  const email = controlIn(form, 'email');
  const box = controlIn(form, 'isJoinMailingList');
  return {
    productId: valueOf('productId'),
    variantId: variant?.value ?? '',
    isVariantChosen: variant instanceof HTMLSelectElement && isChanged(variant),
    email: email?.value ?? '',
    mailingList:
      box instanceof HTMLInputElement
        ? { text: textOf(box.labels?.[0]), isTicked: box.checked }
        : null,
    buttonText: textOf(form && formMember(form, 'querySelector')('button:not([type="button"])')),
    problem: form && email ? describeProblem(form, email) : '',
    done: form ? '' : textOf(host?.querySelector('[role="status"]')),
  };
}

type Control = HTMLInputElement | HTMLSelectElement;

function controlIn(form: HTMLFormElement | null, name: string): Control | null {
  return form && formMember(form, 'querySelector')<Control>(`:is(input, select)[name="${name}"]`);
}

function isChanged(select: HTMLSelectElement): boolean {
  const [chosen] = select.selectedOptions;
  const initial = [...select.options].find((option) => option.defaultSelected);
  return chosen !== undefined && chosen !== (initial ?? select.options[0]);
}

/** A server links what is wrong to the field, as this widget does. */
function describeProblem(form: HTMLFormElement, email: Control): string {
  const find = formMember(form, 'querySelector');
  if (email.getAttribute('aria-invalid') !== 'true') return textOf(find('[role="alert"]'));
  const ids = email.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => textOf(find(`#${CSS.escape(id)}`))).join(' ');
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
