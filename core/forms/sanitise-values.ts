import type { Answer, FormValues } from './form.js';

const loneSurrogates = /\p{Surrogate}/gu;
/** Control characters except line feed and tab. */
const controls = /[^\P{Control}\n\t]/gu;

/**
 * Sanitises answers for sending and storage (storefront §3, "sanitised value"): well-formed Unicode, line feeds as line
 * ends, no control characters but tabs. Does not trim or cut.
 */
export function sanitiseValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([id, answer]) => [id, sanitiseAnswer(answer)]),
  );
}

/** Like `sanitiseValues`, for one text. */
export function sanitiseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(loneSurrogates, '\ufffd').replace(controls, '');
}

/** Like `sanitiseText`, on one line, as a form submits the value of a control. */
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
