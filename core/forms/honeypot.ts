import type { FormValues } from './form.js';
import { textsOf } from './read-answers.js';

/**
 * The name of a field that people never see and programs fill. It begins with `_`, as all names of the page, and says
 * nothing that a browser or a password manager has data for.
 */
export const honeypotName = '_extra_note';

/** Attributes by which browsers, password managers and the Tab key pass the field by. */
export const honeypotAttributes = {
  autocomplete: 'off',
  tabindex: '-1',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/**
 * Whether a program has filled the field. A text that is also an answer does not count: then a tool of the visitor
 * filled in what it knows of them.
 */
export function isTrapped(text: string, values: FormValues): boolean {
  const typed = text.trim();
  if (typed === '') return false;
  return !Object.values(values).some((answer) =>
    textsOf(answer).some((given) => given.trim() === typed),
  );
}
