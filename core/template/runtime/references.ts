import { memberAt, memberOf, type Path } from '../values.js';
import type { Lookup } from './code.js';
import { find, findHere, findMember, isMember } from './frame.js';

/** Compiles a reference by the general rule (§3.3). */
export function compileReference([first, ...rest]: Path): Lookup {
  if (first === undefined) return () => undefined;
  if (first === '@') return descend((frame) => frame.node, rest);
  return descend(
    isMember(first) ? (frame) => findMember(frame, first) : (frame) => find(frame, first),
    rest,
  );
}

/** Compiles a reference by the section rule: its first name is only looked up in the current frame (§3.3). */
export function compileSectionReference([first, ...rest]: Path): Lookup {
  if (first === undefined) return () => undefined;
  return descend(
    isMember(first) ? (frame) => memberOf(frame.node, first) : (frame) => findHere(frame, first),
    rest,
  );
}

function descend(start: Lookup, [second, ...more]: Path): Lookup {
  if (second === undefined) return start;
  if (more.length === 0) return (frame) => memberOf(start(frame), second);
  return (frame) => memberAt(memberOf(start(frame), second), more);
}
