/** Keeps what somebody typed from turning the sentence around it (Unicode isolates). */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
