import type { Answer, FormValues } from './form.js';
import { sanitiseText } from './sanitise-text.js';

/**
 * Sanitises answers for sending and storage (storefront §3, "sanitised value"): well-formed Unicode, line feeds as line
 * ends, no control characters but tabs. Does not trim or cut.
 */
export function sanitiseValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([id, answer]) => [id, sanitiseAnswer(answer)]),
  );
}

function sanitiseAnswer(answer: Answer): Answer {
  if (typeof answer === 'string') return sanitiseText(answer);
  if (Array.isArray(answer)) return answer.map(sanitiseText);
  return Object.fromEntries(
    Object.entries(answer).map(([statement, checked]) => [
      sanitiseText(statement),
      checked.map(sanitiseText),
    ]),
  );
}
