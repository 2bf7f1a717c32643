/** The facts that the check needs of an element's class. */
export interface Checked {
  readonly observedAttributes?: readonly string[];
}
