/** Returns the result of `run`, or undefined if it throws; `onError` receives the error. */
export function tryOrUndefined<T>(run: () => T, onError?: (error: unknown) => void): T | undefined {
  try {
    return run();
  } catch (error) {
    onError?.(error);
    return undefined;
  }
}
