import type { Predicate, Predicates } from '../plugins.js';
import { asNumber, compareValues, isDeepEqual, isTruthy, type Value } from '../values.js';
import { node, readOperand, readOperands } from './operands.js';

const comparing = (holds: (a: Value, b: Value) => boolean): Predicate => ({
  takes: { min: 1, max: 2 },
  prepare: ({ list }) => {
    const operands = readOperands(list);
    if (!operands) return () => false;
    const [a, b] = operands;
    return (scope) => holds(a(scope), b(scope));
  },
});

/** Tests the argument, or else the node. */
const judging = (holds: (value: Value) => boolean): Predicate => ({
  takes: { max: 1 },
  prepare: ({ list: [argument] }) => {
    const operand = argument === undefined ? node : readOperand(argument);
    return (scope) => holds(operand(scope));
  },
});

const counting = (holds: (count: number) => boolean): Predicate => ({
  prepare: () => (scope) => holds(asNumber(scope.node)),
});

/** Accepts numbers, not text. A fraction leaves a fractional remainder (§8.1). */
function leaves(value: Value, remainder: number): boolean {
  return typeof value === 'number' && Math.abs(value) % 2 === remainder;
}

function isMultiple(a: Value, b: Value): boolean {
  return Number.isInteger(a) && Number.isInteger(b) && Number(a) % Number(b) === 0;
}

/** The core predicates (§8.1). */
export const corePredicates = {
  'equal?': /* @__PURE__ */ comparing(isDeepEqual),
  'notEqual?': /* @__PURE__ */ comparing((a, b) => !isDeepEqual(a, b)),
  'greaterThan?': /* @__PURE__ */ comparing((a, b) => compareValues(a, b) > 0),
  'greaterThanOrEqual?': /* @__PURE__ */ comparing((a, b) => compareValues(a, b) >= 0),
  'lessThan?': /* @__PURE__ */ comparing((a, b) => compareValues(a, b) < 0),
  'lessThanOrEqual?': /* @__PURE__ */ comparing((a, b) => compareValues(a, b) <= 0),
  'nth?': /* @__PURE__ */ comparing(isMultiple),
  'even?': /* @__PURE__ */ judging((value) => leaves(value, 0)),
  'odd?': /* @__PURE__ */ judging((value) => leaves(value, 1)),
  'plural?': /* @__PURE__ */ counting((count) => count > 1),
  'singular?': /* @__PURE__ */ counting((count) => count === 1),
  'debug?': { prepare: () => (scope) => isTruthy(scope.lookup(['debug'])) },
} satisfies Predicates;
