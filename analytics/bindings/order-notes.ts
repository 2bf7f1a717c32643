import { createWebStorage } from '../../core/net/index.js';

/** Which orders this browser has reported. */
export interface OrderNotes {
  has(order: string): boolean;
  add(order: string): void;
  /** Removes the notes, after a refusal. */
  forget(): void;
}

const key = 'vitrine:orders';
const maxOrders = 50;

export interface OrderNotesOptions {
  /** Whether storage may be used. */
  mayStore(): boolean;
  /** Whether this page was shown before: reloaded, or reached by Back or Forward. */
  isSeenAgain: boolean;
}

/**
 * Remembers reported orders. Without storage, a page that is shown again counts as reported. The server counts an order
 * once in any case.
 */
export function createOrderNotes({ mayStore, isSeenAgain }: OrderNotesOptions): OrderNotes {
  const storage = createWebStorage('local');

  function read(): readonly string[] {
    try {
      const notes: unknown = JSON.parse(storage.read(key) ?? '[]');
      return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [];
    } catch {
      return [];
    }
  }

  return {
    has: (order) => (mayStore() ? read().includes(order) : isSeenAgain),
    forget: () => storage.remove(key),
    add(order) {
      if (mayStore()) storage.write(key, JSON.stringify([...read(), order].slice(-maxOrders)));
    },
  };
}
