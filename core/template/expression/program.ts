import { functions, type ExpressionFunction } from './functions.js';
import { operators, prefixOperators, type Operator } from './operators.js';
import type { Operand, Sign, Token } from './token.js';

/** Takes all operands above the last mark. */
export interface Call {
  readonly called: string;
  readonly apply: ExpressionFunction;
}

/**
 * An operand is pushed onto the stack, an operation pops its operands. Undefined is the mark below a call's
 * arguments.
 */
export type Step = Operand | Operator | Call | undefined;

/** Each statement in reverse Polish notation. */
export type Program = readonly (readonly Step[])[];

/** An open parenthesis. */
interface Opened {
  readonly call: Call | null;
}

const grouping: Opened = { call: null };

/**
 * Orders tokens by precedence, or returns an error (§4.3). Uses its own stacks, so that nesting takes no call stack.
 */
export function compile(tokens: readonly Token[]): Program | string {
  const program: Step[][] = [];
  const pending: (Operator | Opened)[] = [];
  let steps: Step[] = [];
  let previous: Token | undefined;

  /** Outputs the operators after the last open parenthesis that bind as tightly or tighter. */
  function settle(precedence: number): void {
    for (let top = pending.at(-1); top && !('call' in top); top = pending.at(-1)) {
      if (top.precedence < precedence) return;
      steps.push(top);
      pending.pop();
    }
  }

  function open(): string | null {
    const name = previous && isReference(previous) ? previous.name : null;
    if (name === null) {
      pending.push(grouping);
      return null;
    }
    const apply = functions.get(name);
    if (!apply) return `Invalid function ${name}`;
    // The name was output as an operand; the mark replaces it.
    steps[steps.length - 1] = undefined;
    pending.push({ call: { called: name, apply } });
    return null;
  }

  function close(): string | null {
    settle(0);
    const opened = pending.pop();
    if (!opened) return 'Mismatched operator found: right paren';
    if ('call' in opened && opened.call) steps.push(opened.call);
    return null;
  }

  function endStatement(): string | null {
    settle(0);
    if (pending.length > 0) return 'Mismatched operator found: left paren';
    if (steps.length > 0) program.push(steps);
    steps = [];
    return null;
  }

  function addOperator(sign: string): void {
    const [likely, other] = isOperandEnd(previous)
      ? [operators, prefixOperators]
      : [prefixOperators, operators];
    const operator = likely.get(sign) ?? other.get(sign);
    if (!operator) return;
    // A prefix has no left operand, so earlier operators stay on the stack.
    if (!operator.isPrefix) settle(operator.precedence + (operator.isRight ? 1 : 0));
    pending.push(operator);
  }

  for (const token of tokens) {
    let problem: string | null = null;
    if (!isSign(token)) steps.push(token);
    else if (token.sign === '(') problem = open();
    else if (token.sign === ')') problem = close();
    else if (token.sign === ';') problem = endStatement();
    else if (token.sign === ',') settle(0);
    else addOperator(token.sign);
    if (problem !== null) return problem;
    previous = token;
  }
  return endStatement() ?? program;
}

function isSign(token: Token): token is Sign {
  return typeof token === 'object' && token !== null && 'sign' in token;
}

function isReference(token: Token): token is Extract<Token, { path: unknown }> {
  return typeof token === 'object' && token !== null && 'path' in token;
}

/** Whether a `+` after this token is binary. */
function isOperandEnd(token: Token | undefined): boolean {
  return token !== undefined && (!isSign(token) || token.sign === ')');
}
