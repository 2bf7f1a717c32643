const loneSurrogates = /\p{Surrogate}/gu;
/** Control characters except line feed and tab. */
const controls = /[^\P{Control}\n\t]/gu;

/** Sanitises one text, as `sanitiseValues` does all answers. */
export function sanitiseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(loneSurrogates, '\ufffd').replace(controls, '');
}

/** Like `sanitiseText`, on one line, as a form submits the value of a control. */
export function sanitiseLine(text: string): string {
  return sanitiseText(text).replaceAll('\n', ' ');
}
