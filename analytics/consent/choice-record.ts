import { createExpiringStorage } from '../../core/net/index.js';
import type { Clock } from '../../core/runtime/index.js';
import { consentChoices, type ConsentChoice } from './types.js';

/** The visitor's stored choice. */
export interface StoredChoice {
  choice: ConsentChoice;
  marketing: boolean;
}

export interface ChoiceRecord {
  /** Returns the stored choice if it is not the one last read or written here. */
  readChange(): StoredChoice | null;
  write(choice: StoredChoice): void;
}

/** The key in local storage, or the cookie's name where storage is refused. */
export const choiceKey = 'vitrine:consent';

/** As long as the analytics cookies (platform §9), in ms. */
const lifetime = 390 * 24 * 60 * 60 * 1000;
const withoutMarketing = '-without-marketing';

/** Stores the visitor's choice. Needs no consent: without it a refusal would be lost. */
export function createChoiceRecord(clock: Clock): ChoiceRecord {
  const storage = createExpiringStorage({ area: 'local', clock, prefix: '' });
  let seen: string | null = null;

  return {
    readChange() {
      const text = storage.get(choiceKey);
      if (text === null || text === seen) return null;
      seen = text;
      return parse(text);
    },
    write({ choice, marketing }) {
      seen = choice + (marketing ? '' : withoutMarketing);
      storage.set(choiceKey, seen, lifetime);
    },
  };
}

function parse(text: string): StoredChoice | null {
  const marketing = !text.endsWith(withoutMarketing);
  const word = marketing ? text : text.slice(0, -withoutMarketing.length);
  const choice = consentChoices.find((known) => known === word);
  return choice === undefined ? null : { choice, marketing };
}
