import { getRuntime } from '../../runtime/index.js';
import { findFocused } from '../find-focused.js';
import { listPageChildren, type PageBefore } from '../page-children.js';
import { findLayers, isOnTop, type Layer } from './find-layers.js';
import { createPageHold, listPath } from './hold-page.js';
import { lift, raise } from './lift.js';
import { askToClose, isAside, isStanding, leaveAside, stepAside } from './step-aside.js';

/** An open dialog of the library. */
interface Modal {
  readonly dialog: HTMLDialogElement;
  readonly before: PageBefore;
  /** Has the focus again when a layer with the focus is gone. */
  lastFocused: HTMLElement | null;
}

interface Modals {
  add(dialog: HTMLDialogElement, before: PageBefore): void;
}

/** A framework keeps a copy of the page for later, in which nothing of this may be. */
const pageCopies = ['turbo:before-cache', 'htmx:beforeHistorySave'];

/**
 * Leaves the layers of others in reach while a dialog is open. A modal dialog makes them inert and covers them, whatever
 * their `z-index`. So while one stands, the dialogs are popovers, which do neither, the rest of the page is made inert
 * by attribute, and the layer is lifted above them. A dialog without a `popover` would not do: where it stands in a page
 * with transforms, it would be cut off. Without a layer it stays a modal one, and nothing of the page is touched. There
 * is no `aria-modal`, because it would keep screen readers from the layer.
 */
export function letLayersThrough(dialog: HTMLDialogElement, before: PageBefore): void {
  if (typeof dialog.showPopover !== 'function') return;
  // An animation would be cut off.
  const moving = dialog
    .getAnimations()
    .filter(endsByItself)
    .map(({ finished }) => finished);
  Promise.allSettled(moving).then(() =>
    getRuntime().shared('modals', createModals).add(dialog, before),
  );
}

function createModals(): Modals {
  const modals: Modal[] = [];
  const lifted = new Map<HTMLElement, () => void>();
  const page = createPageHold();
  const watch = new MutationObserver(refresh);
  let layers: readonly Layer[] = [];
  let isCopied = false;
  let listening: AbortController | null = null;

  const isOwn = (child: Element) => modals.some(({ dialog }) => listPath(dialog).includes(child));

  function refresh(): void {
    dropEnded();
    const [first] = modals;
    if (!first || isCopied) return;
    const earlier = layers;
    layers = findLayers(first.before.children, isOwn);
    const isNeeded = layers.length > 0 || modals.some(({ dialog }) => isAside(dialog));
    if (isNeeded && !isBlocked()) makeRoom();
    observe();
    returnFocus(holdersOf(earlier).filter((holder) => !holdersOf(layers).includes(holder)));
  }

  /** Whether a modal dialog of the page itself stands, which makes everything outside of it inert. */
  function isBlocked(): boolean {
    const own = modals.map(({ dialog }) => dialog);
    return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].some(
      (dialog) => !own.includes(dialog),
    );
  }

  function makeRoom(): void {
    const newest = modals.at(-1);
    if (!newest) return;
    page.around(newest.dialog, holdersOf(layers));
    const waiting = modals.filter(({ dialog }) => dialog.matches(':modal'));
    for (const { dialog } of waiting) stepAside(dialog);
    for (const box of layers.flatMap(({ boxes }) => boxes)) {
      if (!lifted.has(box) && !isOnTop(box)) lifted.set(box, lift(box));
      else if (waiting.length > 0 || !box.matches(':popover-open')) raise(box);
    }
  }

  function dropEnded(): void {
    const ended = modals.filter(({ dialog }) => !isStanding(dialog));
    if (ended.length === 0) return;
    const open = modals.filter((modal) => !ended.includes(modal));
    modals.splice(0, modals.length, ...open);
    const newest = open.at(-1);
    if (newest) {
      if (isAside(newest.dialog)) page.around(newest.dialog, holdersOf(layers));
    } else stop();
    for (const { dialog, before } of ended.reverse()) {
      const wasAside = leaveAside(dialog);
      // As a modal dialog does.
      if (wasAside && dialog.isConnected) focus(before.focused);
    }
  }

  function stop(): void {
    listening?.abort();
    listening = null;
    watch.disconnect();
    giveBack();
    isCopied = false;
  }

  function giveBack(): void {
    page.release();
    for (const release of lifted.values()) release();
    lifted.clear();
    layers = [];
  }

  /** When the layer with the focus is gone, the focus is nowhere. */
  function returnFocus(gone: readonly Element[]): void {
    const { activeElement, body } = document;
    const isLost =
      !activeElement ||
      activeElement === body ||
      gone.some((holder) => holder.contains(activeElement));
    if (gone.length > 0 && isLost) focus(modals.at(-1)?.lastFocused);
  }

  function observe(): void {
    watch.disconnect();
    const attributeFilter = ['style', 'class', 'hidden', 'open'];
    const parents = modals.flatMap(({ dialog }) => [
      dialog,
      ...listPath(dialog).map(({ parentNode }) => parentNode),
    ]);
    for (const node of new Set([document.documentElement, ...parents, ...listPageChildren()])) {
      // What is shown by a wrapper without a size changes inside of it.
      const subtree = node instanceof HTMLElement && !isOwn(node) && node.offsetHeight === 0;
      if (node) watch.observe(node, { childList: true, attributeFilter, subtree });
    }
  }

  function listen(): void {
    listening = new AbortController();
    const { signal } = listening;
    const early = { capture: true, signal };
    document.addEventListener('transitionend', refresh, early);
    document.addEventListener('focusin', keepFocused, early);
    document.addEventListener('pointerdown', passOn, early);
    document.addEventListener('click', passOn, early);
    window.addEventListener('keydown', onKeyDown, { signal });
    for (const type of pageCopies) {
      document.addEventListener(type, () => ((isCopied = true), giveBack()), { signal });
    }
  }

  function keepFocused(): void {
    const newest = modals.at(-1);
    if (newest) newest.lastFocused = focusedIn(newest.dialog) ?? newest.lastFocused;
  }

  const isInLayer = (event: Event) =>
    layers.some(({ holder }) => event.composedPath().includes(holder));

  /** What is behind a modal dialog is the dialog for a press; behind a popover it is the page. */
  function passOn(event: MouseEvent): void {
    const dialog = modals.at(-1)?.dialog;
    if (!dialog || !isAside(dialog) || !event.isTrusted) return;
    if (event.composedPath().includes(dialog) || isInLayer(event)) return;
    const { type, clientX, clientY } = event;
    dialog.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const dialog = modals.at(-1)?.dialog;
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (!dialog || !isAside(dialog)) return;
    if (isInLayer(event)) event.preventDefault();
    else if (!('closedBy' in dialog)) askToClose(dialog);
  }

  return {
    add(dialog, before) {
      if (!isStanding(dialog)) return;
      if (!modals.some((modal) => modal.dialog === dialog)) {
        modals.push({ dialog, before, lastFocused: focusedIn(dialog) });
      }
      if (!listening) listen();
      refresh();
    },
  };
}

const holdersOf = (layers: readonly Layer[]) => layers.map(({ holder }) => holder);

const endsByItself = ({ effect }: Animation) =>
  Number.isFinite(Number(effect?.getComputedTiming().endTime));

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** The element in a dialog that has the focus; null if none has. */
function focusedIn(dialog: HTMLElement): HTMLElement | null {
  const focused = findFocused();
  return focused instanceof HTMLElement && listPath(focused).includes(dialog) ? focused : null;
}
