import fc from 'fast-check';

interface Limits {
  /** How many runs are enough. */
  readonly most: number;
  /** When the property has to end; a run under way ends first, so that nothing of it meets the next test. */
  readonly end: number;
  readonly now: () => number;
}

/** Ends a property that holds before its written number of runs. One that fails is shrunk until `end`. */
export function limitRuns({ most, end, now }: Limits) {
  let done = 0;
  let hasFailed = false;
  const note = (result: Awaited<Result>) => {
    if (result === null) done += 1;
    else hasFailed ||= !fc.PreconditionFailure.isFailure(result);
    return result;
  };
  const isEnough = () => (done >= most && !hasFailed) || (done > 0 && now() >= end);
  return {
    decorateRun:
      (run: (value: unknown) => Result) =>
      (value: unknown): Result => {
        if (isEnough()) return new fc.PreconditionFailure(true);
        const result = run(value);
        return result instanceof Promise ? result.then(note) : note(result);
      },
  };
}

type Result = ReturnType<fc.IRawProperty<unknown>['run']>;
