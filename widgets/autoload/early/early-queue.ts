/** An intercepted submit: the form, its data at that moment, and the button that was pressed. */
export type EarlySubmit = [form: HTMLFormElement, data: FormData, submitter: HTMLElement | null];

/** Submits intercepted before the components were loaded. An array first; the loader replaces its `push` by one that fetches core. */
export interface EarlyQueue {
  push(submit: EarlySubmit): unknown;
  shift(): EarlySubmit | undefined;
}

declare global {
  var vitrineEarly: EarlyQueue | undefined;
}
