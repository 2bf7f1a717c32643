/** What the check knows of an element's class. */
export interface Checked {
  readonly observedAttributes?: readonly string[];
}
