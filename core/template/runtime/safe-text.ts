/** Text that a formatter marked safe, as the value of a variable. */
export class SafeText {
  constructor(readonly text: string) {}
}
