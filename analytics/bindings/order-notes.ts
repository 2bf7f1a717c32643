/** Which orders this browser has reported. */
export interface OrderNotes {
  has(order: string): boolean;
  add(order: string): void;
  /** After a refusal nothing of it stays. */
  forget(): void;
}

const key = 'vitrine:orders';
const kept = 50;

export interface OrderNotesOptions {
  /** Whether anything may be kept in the browser. */
  mayStore(): boolean;
  /** Whether this page was shown before: reloaded, or come back to. */
  isSeenAgain: boolean;
}

/**
 * Where nothing may be kept, a page that is seen again has reported its order. The server counts an order once
 * whatever is said here.
 */
export function createOrderNotes({ mayStore, isSeenAgain }: OrderNotesOptions): OrderNotes {
  function read(): readonly string[] {
    try {
      const notes: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [];
    } catch {
      return [];
    }
  }

  return {
    has: (order) => (mayStore() ? read().includes(order) : isSeenAgain),
    forget() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Denied: nothing is there.
      }
    },
    add(order) {
      if (!mayStore()) return;
      try {
        localStorage.setItem(key, JSON.stringify([...read(), order].slice(-kept)));
      } catch {
        // Full or denied.
      }
    },
  };
}
