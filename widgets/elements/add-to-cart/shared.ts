import type { AddIntent } from '../../../core/commerce/cart/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** What the buttons of a page know of each other, whichever copy of the library they come from. */
interface SharedNotes {
  /** Forms, and buttons without one, of which a press is under way. */
  readonly held: WeakSet<object>;
  /** Stands for the express buttons of a form, or of a button without one. */
  readonly expressOwners: WeakMap<object, object>;
  /** Which of its buttons submits a form at this moment. */
  readonly pressers: WeakMap<HTMLFormElement, HTMLElement>;
  /** The intents that a button speaks for. */
  readonly spokenFor: WeakSet<AddIntent>;
}

export function sharedNotes(): SharedNotes {
  return getRuntime().shared('add-to-cart', () => ({
    held: new WeakSet(),
    expressOwners: new WeakMap(),
    pressers: new WeakMap(),
    spokenFor: new WeakSet(),
  }));
}
