/** What a variable holds after a formatter that marked its output safe. */
export class SafeText {
  constructor(readonly text: string) {}
}
