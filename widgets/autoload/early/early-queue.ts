/** What the shopper meant at the moment of a submit: the form, its data, and the button that was pressed. */
export type EarlySubmit = [form: HTMLFormElement, data: FormData, submitter: HTMLElement | null];

/** Submits taken before the widgets arrived. An array at first; the loader gives it a `push` that fetches core. */
export interface EarlyQueue {
  push(submit: EarlySubmit): unknown;
  shift(): EarlySubmit | undefined;
}

declare global {
  var vitrineEarly: EarlyQueue | undefined;
}
