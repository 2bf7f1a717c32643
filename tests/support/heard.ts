import type { Page } from 'playwright';
import type { Layer } from './signals/index.js';

export interface Heard {
  readonly by: Layer;
  readonly text: string;
}

declare global {
  interface Window {
    /** What a screen reader would have read by itself, on pages that `listen` has prepared. */
    signalsHeard: { by: string; text: string }[];
  }
}

/** Collects each change of a live region, an alert or a status, also within shadow roots. Call it before the page is opened. */
export function listen(page: Page): Promise<unknown> {
  return page.addInitScript(collectTexts);
}

/** What was said since the last call. */
export function takeHeard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => window.signalsHeard.splice(0)) as Promise<Heard[]>;
}

export function readHeard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => window.signalsHeard) as Promise<Heard[]>;
}

/** Runs in the page. */
function collectTexts(): void {
  const heard: { by: string; text: string }[] = [];
  window.signalsHeard = heard;
  const last = new WeakMap<Element, string>();
  const regions =
    '[data-vitrine-live], [role=alert], [role=status], dialog[open][role=alertdialog]';
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

  /** A dialog is read by its name and description, anything else whole. */
  function wordsOf(region: HTMLElement): string {
    const ids = ['aria-labelledby', 'aria-describedby'].map((name) => region.getAttribute(name));
    if (region.localName !== 'dialog') return tidy(region.innerText || region.textContent || '');
    const root = region.getRootNode() as ShadowRoot;
    return tidy(ids.map((id) => root.getElementById(id ?? '')?.textContent ?? '').join(' '));
  }

  function check(region: HTMLElement, isAdded: boolean): void {
    if (!region.checkVisibility()) return;
    const text = wordsOf(region);
    if (last.get(region) === text) return;
    last.set(region, text);
    const by = region.getAttribute('data-vitrine-live') ?? region.getAttribute('role') ?? '';
    if (text && isAdded) heard.push({ by, text });
  }

  function look(records: MutationRecord[]): void {
    const changed = new Map<HTMLElement, boolean>();
    for (const { type, target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest<HTMLElement>(regions);
      // What is taken out is not read.
      const isAdded = type !== 'childList' || addedNodes.length > 0;
      if (around) changed.set(around, isAdded || changed.get(around) === true);
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(regions)) changed.set(node, true);
        for (const one of node.querySelectorAll<HTMLElement>(regions)) changed.set(one, true);
      }
    }
    changed.forEach((isAdded, region) => check(region, isAdded));
  }

  const options: MutationObserverInit = {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['open', 'hidden'],
  };
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    new MutationObserver(look).observe(root, options);
    return root;
  };
  new MutationObserver(look).observe(document, options);
}

/** Whether the focused element, in whatever shadow root, matches. */
export function focusMatches(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.matches(wanted) ?? false;
  }, selector);
}

/** How often a sentence is in view, outside of what is there for screen readers alone. */
export function countShown(page: Page, sentence: RegExp): Promise<number> {
  return page.evaluate((source) => {
    const wanted = new RegExp(source);
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll<HTMLElement>('*')].reduce((sum, element) => {
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const isOne =
          own.some((node) => wanted.test((node.nodeValue ?? '').replace(/\s+/g, ' '))) &&
          isSeen(element);
        return sum + Number(isOne) + (element.shadowRoot ? count(element.shadowRoot) : 0);
      }, 0);
    return count(document);
  }, sentence.source);
}
