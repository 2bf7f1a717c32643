import { createSubscribers, onPageReturn } from '../../../core/base/index.js';
import { getCartStore, toCartError, type CartError } from '../../../core/commerce/cart/index.js';
import { getRuntime, isCanceled } from '../../../core/runtime/index.js';
import type { OpenProductForm } from '../product-form-request/index.js';
import { arrangeRows, type CartRow } from './cart-row.js';
import { editAnswers } from './edit-answers.js';
import { lineLimit } from './line-limits.js';
import { offers } from './offers.js';
import { describeProblem, wordProblem, type FailureTitle } from './row-problem.js';
import * as words from './spoken-words.js';

/** Announces a message to screen readers; failures assertively. */
export type Speak = (message: string, options?: { assertive?: boolean }) => void;

/** The page's cart lines and their actions, shared by all widgets. */
export interface CartRows {
  getRows(): readonly CartRow[];
  /** Removed lines are dropped when the last subscriber leaves. */
  subscribe(listener: () => void): () => void;
  /** 0 removes the line; more than available sets the maximum. */
  setQuantity(key: string, quantity: number, speak: Speak): Promise<void>;
  remove(key: string, speak: Speak): Promise<void>;
  undo(key: string, speak: Speak): Promise<void>;
  /** Opens the form of the line's additional fields. */
  editAnswers(
    key: string,
    opener: HTMLElement,
    speak: Speak,
    openForm: OpenProductForm,
  ): Promise<void>;
}

export function getCartRows(): CartRows {
  return getRuntime().shared('cart-rows', createCartRows);
}

function createCartRows(): CartRows {
  const store = getCartStore();
  const { subscribe, notify } = createSubscribers(
    'a listener of the cart lines',
    () => getRuntime().reporter,
    start,
  );
  const turns = new Map<string, number>();
  let rows: readonly CartRow[] = [];
  let shown = rows;

  function getRows(): readonly CartRow[] {
    return (rows = arrangeRows(rows, store.getState().cart.entries));
  }

  function show(): void {
    if (getRows() === shown) return;
    shown = rows;
    notify();
  }

  const find = (key: string) => getRows().find((row) => row.key === key);

  function patch(key: string, changes: Partial<CartRow>): void {
    rows = rows.map((row) => (row.key === key ? { ...row, ...changes } : row));
    show();
  }

  function forgetRemoved(): void {
    rows = rows.filter(({ state }) => state === 'present');
    turns.clear();
    show();
  }

  function refuse(key: string, title: FailureTitle, error: CartError, speak: Speak): void {
    if (isCanceled(error)) return;
    const problem = describeProblem(title, error);
    patch(key, { problem });
    speak(wordProblem(problem), { assertive: true });
  }

  /** Starts an action on a line; returns whether it is still the newest. */
  function takeTurn(key: string): () => boolean {
    const turn = (turns.get(key) ?? 0) + 1;
    turns.set(key, turn);
    return () => turns.get(key) === turn;
  }

  async function setQuantity(key: string, wished: number, speak: Speak): Promise<void> {
    const row = find(key);
    if (row?.state !== 'present') return;
    if (wished === 0) return remove(key, speak);
    const { entry } = row;
    const isNewest = takeTurn(key);
    const quantity = Math.min(wished, lineLimit(entry));
    const answer = quantity === entry.quantity ? undefined : store.setQuantity(entry.id, quantity);
    // After the change is shown: a row is held only at its limit.
    hold(row, quantity < wished, speak);
    if (!answer) return;
    try {
      await answer;
      const now = find(key)?.entry;
      if (isNewest() && now) speak(words.quantitySettled(now, store.getState().cart));
    } catch (reason) {
      if (!isNewest()) return;
      const error = toCartError(reason, 'quantity');
      if (error.code === 'rejected' && (await applyLimit(key, quantity, speak))) return;
      refuse(key, 'unableToUpdateQuantity', error, speak);
    }
  }

  /** Announces the limit, or clears it. */
  function hold(before: CartRow, isHeld: boolean, speak: Speak): void {
    patch(before.key, { isHeld, problem: null });
    const note = isHeld && !before.isHeld && words.limitNow(before.entry);
    if (note) speak(note);
  }

  /** The stock may have shrunk since the cart was read: sets the line to what is left. */
  async function applyLimit(key: string, refused: number, speak: Speak): Promise<boolean> {
    await store.refresh();
    const row = find(key);
    const limit = row?.entry.maxQuantity ?? refused;
    if (!row || limit >= refused || limit < 1) return false;
    if (limit === row.entry.quantity) hold(row, true, speak);
    else await setQuantity(key, refused, speak);
    return true;
  }

  async function remove(key: string, speak: Speak): Promise<void> {
    const row = find(key);
    if (row?.state !== 'present') return;
    takeTurn(key);
    // Before the request: otherwise the row would leave with its entry, as it does where nothing can bring it back.
    if (offers('undo')) patch(key, { state: 'removed', problem: null, isHeld: false });
    try {
      await store.remove(row.entry.id);
      speak(words.removalSettled(row.entry, store.getState().cart));
    } catch (reason) {
      // An undo requested meanwhile finds the line in place.
      if (offers('undo') && find(key)?.state !== 'removed') return;
      patch(key, { state: 'present' });
      refuse(key, 'unableToRemoveItem', toCartError(reason, 'remove'), speak);
    }
  }

  async function undo(key: string, speak: Speak): Promise<void> {
    const row = find(key);
    if (row?.state !== 'removed') return;
    patch(key, { state: 'restoring', problem: null });
    try {
      await store.restore(row.entry);
    } catch (reason) {
      // The removal may have failed as well.
      const isThere = store.getState().cart.entries.some(({ id }) => id === row.entry.id);
      patch(key, { state: isThere ? 'present' : 'removed' });
      refuse(key, 'unableToAddItem', toCartError(reason, 'add'), speak);
      return;
    }
    // The server merged it into another line instead of restoring its own.
    if (find(key)?.state === 'restoring') {
      rows = rows.filter((other) => other.key !== key);
      show();
    }
    speak(words.restored(row.entry, store.getState().cart));
  }

  async function edit(
    key: string,
    opener: HTMLElement,
    speak: Speak,
    openForm: OpenProductForm,
  ): Promise<void> {
    const { entry } = find(key) ?? {};
    if (!entry?.formId) return;
    patch(key, { problem: null });
    try {
      await editAnswers(entry, entry.formId, opener, openForm, {
        onRefused: (error) => patch(key, { problem: describeProblem('unableToUpdateForm', error) }),
        onSaved() {
          patch(key, { problem: null });
          speak(words.answersSaved(entry));
        },
      });
    } catch (reason) {
      refuse(key, 'unableToOpenForm', toCartError(reason, 'form'), speak);
    }
  }

  function start(): () => void {
    const life = new AbortController();
    const unsubscribe = store.subscribe(show);
    onPageReturn(forgetRemoved, { signal: life.signal });
    return () => {
      life.abort();
      unsubscribe();
      forgetRemoved();
    };
  }

  return {
    getRows,
    subscribe,
    setQuantity,
    remove,
    undo,
    editAnswers: edit,
  };
}
