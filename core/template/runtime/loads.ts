import { isObject, type Value } from '../values.js';
import type { Execution } from './frame.js';

/** A part of the data: its value, a promise of it, or a function that is called when a template first asks for it. */
export type Load = Value | Promise<Value> | (() => Value | Promise<Value>);

/** Thrown by a part of the data that is not there yet: a stream waits, and runs the instruction again. */
export class Pending {
  constructor(readonly promise: Promise<void>) {}
}

/** Adds the parts to the data, whose own members take precedence. Only a run that `waits` gets what a promise brings. */
export function withLoads(
  data: Value,
  loads: Readonly<Record<string, Load>> | undefined,
  run: Execution,
  waits: boolean,
): Value {
  if (!loads || !isObject(data)) return data;
  const merged = { ...data };
  for (const [name, load] of Object.entries(loads)) {
    if (Object.hasOwn(data, name)) continue;
    const get = part(name, load, run, waits);
    Object.defineProperty(merged, name, { get, enumerable: true });
  }
  return merged;
}

function part(name: string, load: Load, run: Execution, waits: boolean): () => Value {
  let value: Value;
  let isDone = false;
  let pending: Promise<void> | null = null;

  const finish = (result: Value) => {
    value = result;
    isDone = true;
  };
  const fail = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    run.report('RESOURCE_LOAD', { name, message });
    finish(undefined);
  };
  // A promise may be rejected before a template asks for it.
  if (load instanceof Promise) load.catch(() => {});

  return () => {
    if (!isDone && !pending) {
      try {
        const result = typeof load === 'function' ? load() : load;
        if (!(result instanceof Promise)) finish(result);
        else if (waits) pending = result.then(finish, fail);
        else fail('Only a stream waits for it.');
      } catch (error) {
        fail(error);
      }
    }
    if (!isDone && pending) throw new Pending(pending);
    return value;
  };
}
