/** A promise with its `resolve` function. */
export interface Completion {
  readonly promise: Promise<void>;
  readonly isSettled: boolean;
  resolve(): void;
}

export function createCompletion(): Completion {
  let settle: () => void;
  let isSettled = false;
  const promise = new Promise<void>((resolve) => (settle = resolve));
  return {
    promise,
    get isSettled() {
      return isSettled;
    },
    resolve() {
      isSettled = true;
      settle();
    },
  };
}
