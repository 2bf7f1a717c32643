import { isAtMost, isLess, isLooselyEqual, toNumber, type Scalar } from './scalar.js';

export interface Operator {
  /** Its name in error messages (§4.6). */
  readonly name: string;
  /** The higher binds tighter (§4.3). */
  readonly precedence: number;
  /** `a ** b ** c` is `a ** (b ** c)`. */
  readonly isRight?: true;
  /** A unary operator before its operand. */
  readonly isPrefix?: true;
  /** Returns undefined when the text would be longer than `longest`. */
  readonly apply: (a: Scalar, b: Scalar, longest: number) => Scalar | undefined;
}

/** `@x = …`: the only operator that does not take values. */
export const assignment: Operator = {
  name: 'assign',
  precedence: 3,
  isRight: true,
  apply: (_, value) => value,
};

/** Before an operand. */
export const prefixOperators: ReadonlyMap<string, Operator> = /* @__PURE__ */ new Map([
  ['+', prefix('unary plus', toNumber)],
  ['-', prefix('unary minus', (a) => -toNumber(a))],
  ['!', prefix('logical not', (a) => !a)],
  ['~', prefix('bitwise not', (a) => ~toNumber(a))],
]);

/** Between operands. */
export const operators: ReadonlyMap<string, Operator> = /* @__PURE__ */ new Map([
  ['**', { ...numeric(16, 'exponent', (a, b) => a ** b), isRight: true }],
  ['*', numeric(15, 'multiply', (a, b) => a * b)],
  ['/', numeric(15, 'divide', (a, b) => a / b)],
  ['%', numeric(15, 'modulus', (a, b) => a % b)],
  ['+', infix(14, 'add', add)],
  ['-', numeric(14, 'subtract', (a, b) => a - b)],
  ['<<', numeric(13, 'left shift', (a, b) => a << b)],
  ['>>', numeric(13, 'right shift', (a, b) => a >> b)],
  ['<', infix(12, 'less than', isLess)],
  ['>', infix(12, 'greater than', (a, b) => isLess(b, a))],
  ['<=', infix(12, 'less than or equal', isAtMost)],
  ['>=', infix(12, 'greater than or equal', (a, b) => isAtMost(b, a))],
  ['==', infix(11, 'equality', isLooselyEqual)],
  ['!=', infix(11, 'inequality', (a, b) => !isLooselyEqual(a, b))],
  ['===', infix(11, 'strict equality', (a, b) => a === b)],
  ['!==', infix(11, 'strict inequality', (a, b) => a !== b)],
  ['&', numeric(10, 'bitwise and', (a, b) => a & b)],
  ['^', numeric(9, 'bitwise xor', (a, b) => a ^ b)],
  ['|', numeric(8, 'bitwise or', (a, b) => a | b)],
  ['&&', infix(7, 'logical and', (a, b) => Boolean(a && b))],
  ['||', infix(6, 'logical or', (a, b) => Boolean(a || b))],
  ['=', assignment],
]);

/* @__NO_SIDE_EFFECTS__ */
function prefix(name: string, apply: (a: Scalar) => Scalar): Operator {
  return { name, precedence: 17, isPrefix: true, apply };
}

/* @__NO_SIDE_EFFECTS__ */
function infix(precedence: number, name: string, apply: Operator['apply']): Operator {
  return { name, precedence, apply };
}

/* @__NO_SIDE_EFFECTS__ */
function numeric(
  precedence: number,
  name: string,
  apply: (a: number, b: number) => number,
): Operator {
  return infix(precedence, name, (a, b) => apply(toNumber(a), toNumber(b)));
}

/** Joins when either side is text. */
function add(a: Scalar, b: Scalar, longest: number): Scalar | undefined {
  if (typeof a !== 'string' && typeof b !== 'string') return toNumber(a) + toNumber(b);
  const [left, right] = [String(a), String(b)];
  return left.length + right.length > longest ? undefined : left + right;
}
