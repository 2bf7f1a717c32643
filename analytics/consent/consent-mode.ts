import {
  addConsentCommand,
  readConsentCommand,
  emptyConsentMode,
  toChoice,
  toGrants,
  type ConsentCommand,
} from './consent-commands.js';
import type { ConsentMachine } from './types.js';

/** The page's list of what was said to its tags; a tag manager puts its own `push` in. */
export type DataLayer = unknown[];

export const consentModeSource = 'consent-mode';

/**
 * Google Consent Mode: hears the `consent` commands of the dataLayer, those that were said before too, and says every
 * choice that came another way there as an `update`. Ends when the returned function is called.
 */
export function connectConsentMode(consent: ConsentMachine, layer: DataLayer): () => void {
  let mode = emptyConsentMode;
  let isEnded = false;
  let isAnnouncing = false;
  const push = layer.push;

  /** Whether the entries said anything new: an answer always does, a default only before there is one. */
  function addEntries(entries: readonly unknown[]): boolean {
    let isNew = false;
    for (const entry of entries) {
      const command = readSafely(entry);
      if (!command) continue;
      isNew ||= command.action === 'update' || !mode.isAnswered;
      mode = addConsentCommand(mode, command);
    }
    return isNew;
  }

  function apply(): void {
    const choice = toChoice(mode);
    // A page's default does not undo what the visitor has chosen.
    const counts = mode.isAnswered || !consent.isChosen;
    if (choice && counts) consent.applyExternal(choice.choice, choice, consentModeSource);
  }

  function announce(): void {
    if (consent.state === 'unknown') return;
    const grants = toGrants(consent.state === 'granted', consent.isMarketingAllowed);
    isAnnouncing = true;
    try {
      layer.push(toArguments('consent', 'update', grants));
    } catch {
      // What a tag manager's push throws is the tag manager's.
    }
    isAnnouncing = false;
  }

  function pushAndApply(...entries: unknown[]): number {
    const length = push.apply(layer, entries);
    if (!isEnded && addEntries(entries) && !isAnnouncing) apply();
    return length;
  }

  // A frozen one is read once, and that is all.
  Reflect.set(layer, 'push', pushAndApply);
  if (addEntries(layer)) {
    apply();
    // The choice of an earlier page, which the page's defaults do not know.
    if (consent.isChosen && !mode.isAnswered) announce();
  }
  const unsubscribe = consent.onChange(({ source }) => {
    if (source !== consentModeSource) announce();
  });

  return () => {
    isEnded = true;
    unsubscribe();
    if (layer.push === pushAndApply) Reflect.set(layer, 'push', push);
  };
}

/** Anything may be in there, and nothing of it may keep the page from pushing. */
function readSafely(entry: unknown): ConsentCommand | null {
  try {
    return readConsentCommand(entry);
  } catch {
    return null;
  }
}

/** Tags take a command only as an arguments object: an array would be a method call to them. */
function toArguments(..._parts: unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params
  return arguments;
}
