/** What `run` answers; undefined when it throws, which `onError` is told. */
export function tryOrUndefined<T>(run: () => T, onError?: (error: unknown) => void): T | undefined {
  try {
    return run();
  } catch (error) {
    onError?.(error);
    return undefined;
  }
}
