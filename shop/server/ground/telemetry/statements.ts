/** Which statement an error came from, by its name. Kept beside the error, because drivers freeze or reuse theirs. */
const failed = new WeakMap<object, string>();

export function noteStatement(error: unknown, name: string): void {
  if (typeof error === 'object' && error !== null) failed.set(error, name);
}

/** The name of the statement that threw this error; undefined if none did. */
export function statementOf(error: object): string | undefined {
  return failed.get(error);
}
