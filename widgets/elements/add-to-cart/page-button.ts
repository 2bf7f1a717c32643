import { formMember } from '../../../core/base/index.js';

/** The page's own button, which the element stands for. */
export type PageButton = HTMLButtonElement | HTMLInputElement;

const submitters = 'button:not([type=button],[type=reset]), input:is([type=submit],[type=image])';

/** The submit button of the page among these elements or inside them; null for none. */
export function findPageButton(light: readonly Element[]): PageButton | null {
  for (const element of light) {
    if (element.matches(submitters)) return element as PageButton;
    const inside = element.querySelector<PageButton>(submitters);
    if (inside) return inside;
  }
  return null;
}

/** What the form sends when the button is pressed: the button's own value too. */
export const dataOf = (form: HTMLFormElement, button: PageButton | null): FormData =>
  new FormData(form, button?.form === form ? button : null);

/** The address that a press posts to; null for that of the page. */
export const actionOf = (form: HTMLFormElement | null, button: PageButton | null): string | null =>
  button?.getAttribute('formaction') ?? (form && formMember(form, 'getAttribute')('action'));

/** What a button has inside that is no text of it, and what pages give the reader of the screen alone, by their usual names. */
const silent = 'svg, style, script, [hidden], .hidden';
const unseen = '[class*=sr-only], [class*=visually], [class*=screen-reader]';

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The text of a button without some parts; `data-inside` keeps it while the button shows the progress of an early press. */
function textOf(button: PageButton, without: string): string {
  if (button instanceof HTMLInputElement) return tidy(button.alt || button.value);
  const inside = button.querySelector<HTMLTemplateElement>('template[data-inside]');
  const copy = (inside?.content ?? button).cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(without)) part.remove();
  return tidy(copy.textContent);
}

/** The page's words on its button that are seen; empty for none. */
export function wordsOf(button: PageButton | null): string {
  return button ? textOf(button, `${silent}, ${unseen}`) : '';
}

/** What the page's button tells more than it shows, around a label; undefined for nothing. */
export function nameOf(button: PageButton | null, label: string): string | undefined {
  const words = wordsOf(button);
  if (!button || !words) return undefined;
  const spoken = button.getAttribute('aria-label') ?? textOf(button, silent);
  // A name has the label in it, or nobody can say what they see.
  const isMore = spoken !== words && spoken.includes(words);
  return isMore ? spoken.replace(words, () => label) : undefined;
}
