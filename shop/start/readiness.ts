export interface Readiness {
  isStopping(): boolean;
  /** From now on the server tells balancers to send requests elsewhere. */
  stop(): void;
}

/** Whether a server wants more requests. */
export function createReadiness(): Readiness {
  let isStopping = false;
  return {
    isStopping: () => isStopping,
    stop() {
      isStopping = true;
    },
  };
}
