import type { Answer, FormValues } from './form.js';

const loneSurrogates = /\p{Surrogate}/gu;
/** Control characters but line feed and tab. */
const controls = /[^\P{Control}\n\t]/gu;

/**
 * The answers as they may be sent and stored (storefront §3, "sanitised value"): well-formed Unicode, lines that end in
 * a line feed, no other control characters but tabs. Nothing is trimmed or cut.
 */
export function sanitiseValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([id, answer]) => [id, sanitiseAnswer(answer)]),
  );
}

/** As `sanitiseValues`, of one text. */
export function sanitiseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(loneSurrogates, '\ufffd').replace(controls, '');
}

/** As `sanitiseText`, on one line, as a control's value comes back from a form. */
export function sanitiseLine(text: string): string {
  return sanitiseText(text).replaceAll('\n', ' ');
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
