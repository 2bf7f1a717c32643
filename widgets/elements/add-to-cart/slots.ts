import { attemptsFor, buttonStateAt, type AttemptSlot } from '../../../core/commerce/cart/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { sharedNotes } from './shared.js';

/**
 * Where the attempts of a form's buttons are kept (of a button's own, without a form). Express buttons have a slot
 * of their own, so that they and the add buttons do not show each other's state.
 */
export function slotOf(owner: object, isExpress: boolean): AttemptSlot {
  return attemptsFor(isExpress ? expressOwnerOf(owner) : owner);
}

/** Whether a press of any button of `owner` is without its end. */
export function isUnderWay(owner: object): boolean {
  const now = getRuntime().clock.now();
  return (
    sharedNotes().held.has(owner) ||
    [false, true].some(
      (isExpress) => buttonStateAt(slotOf(owner, isExpress).get(), now).state === 'adding',
    )
  );
}

/** Ignores every other press of `owner` until the task is done. */
export async function holdWhile<Result>(
  owner: object,
  task: () => Promise<Result>,
): Promise<Result> {
  const { held } = sharedNotes();
  held.add(owner);
  try {
    return await task();
  } finally {
    held.delete(owner);
  }
}

function expressOwnerOf(owner: object): object {
  const { expressOwners } = sharedNotes();
  const known = expressOwners.get(owner) ?? {};
  expressOwners.set(owner, known);
  return known;
}
