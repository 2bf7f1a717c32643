import { memberOf, type Path, type Value } from '../values.js';
import type { Lookup } from './code.js';
import { find, findHere, type Frame } from './frame.js';

/** Compiles a reference by the general rule (§3.3). The shapes that pages are full of have a way of their own. */
export function compileReference([first, ...rest]: Path): Lookup {
  if (first === undefined) return () => undefined;
  const start = compileFirst(first);
  const [second, ...more] = rest;
  if (second === undefined) return start;
  if (more.length === 0) return (frame) => memberOf(start(frame), second);
  return (frame) => {
    let value = memberOf(start(frame), second);
    for (const key of more) value = memberOf(value, key);
    return value;
  };
}

/** Compiles a reference by the section rule: its first name is looked up in the current frame alone (§3.3). */
export function compileSectionReference([first, ...rest]: Path): Lookup {
  if (first === undefined) return () => undefined;
  return (frame) => rest.reduce<Value>(memberOf, findHere(frame, first));
}

function compileFirst(first: string | number): Lookup {
  if (first === '@') return (frame) => frame.node;
  if (typeof first === 'number' || first.charCodeAt(0) === 64) return (frame) => find(frame, first);
  return (frame) => findMember(frame, first);
}

/** `find` for a name of the data, the most frequent case by far. */
function findMember(start: Frame, name: string): Value {
  for (let frame: Frame | null = start; frame; frame = frame.next) {
    const value = memberOf(frame.node, name);
    if (value !== undefined) return value;
  }
  return undefined;
}
