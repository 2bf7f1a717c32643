import {
  addConsentCommand,
  readConsentCommand,
  emptyConsentMode,
  toChoice,
  toGrants,
  type ConsentCommand,
} from './consent-commands.js';
import type { ConsentMachine } from './types.js';

/** The page's `dataLayer`; a tag manager replaces its `push`. */
export type DataLayer = unknown[];

const consentModeSource = 'consent-mode';

/**
 * Connects Google Consent Mode: applies the `consent` commands of the dataLayer, earlier ones too, and pushes choices
 * from other sources as an `update`. Ends when the returned function is called.
 */
export function connectConsentMode(consent: ConsentMachine, layer: DataLayer): () => void {
  let mode = emptyConsentMode;
  let isEnded = false;
  let isAnnouncing = false;
  const push = layer.push;

  /** Returns whether the entries may change consent: an update always may, a default only before one. */
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
    // A page's default does not undo the visitor's choice.
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
      // An error of the tag manager's `push` is not ours to report.
    }
    isAnnouncing = false;
  }

  function pushAndApply(...entries: unknown[]): number {
    const length = push.apply(layer, entries);
    if (!isEnded && addEntries(entries) && !isAnnouncing) apply();
    return length;
  }

  // No effect on a frozen dataLayer, which is then read only once.
  Reflect.set(layer, 'push', pushAndApply);
  if (addEntries(layer)) {
    apply();
    // A choice from an earlier page; the page's defaults do not contain it.
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

/** An entry may be anything; reading it must not make the page's `push` throw. */
function readSafely(entry: unknown): ConsentCommand | null {
  try {
    return readConsentCommand(entry);
  } catch {
    return null;
  }
}

/** Tags accept a command only as an arguments object; they treat an array as a method call. */
function toArguments(..._parts: unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params
  return arguments;
}
