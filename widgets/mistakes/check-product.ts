import { tellMistake } from './tell-mistake.js';

/** Tells the page's author of a button that cannot know what it sells. A product around it tells its own mistakes. */
export function checkProduct(button: Element): void {
  if (button.closest('vitrine-product')) return;
  tellMistake(({ reportMissingProduct }) => reportMissingProduct(button));
}
