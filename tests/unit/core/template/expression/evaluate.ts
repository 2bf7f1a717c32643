import {
  parseExpression,
  type ExpressionLimits,
} from '../../../../../core/template/expression/index.js';
import { memberAt, type Path, type Value } from '../../../../../core/template/values.js';

export const unlimited: ExpressionLimits = { tokens: 0, stringLength: 0 };

/** Parses and runs against `data`, a page's root; `@` is the root, and data may name variables `@x`. */
export function evaluate(source: string, data: Value = {}, limits = unlimited) {
  const lookup = (path: Path) =>
    path[0] === '@' ? memberAt(data, path.slice(1)) : memberAt(data, path);
  const expression = parseExpression(source, limits);
  if (expression.problems.length > 0) {
    return { value: undefined, bindings: {}, problems: expression.problems };
  }
  const { value, bindings, problems } = expression.run(lookup, limits);
  return { value, bindings: Object.fromEntries(bindings), problems };
}

export function valueOf(source: string, data: Value = {}): Value {
  const { value, problems } = evaluate(source, data);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return value;
}

export function problemsOf(source: string, data: Value = {}, limits = unlimited) {
  return evaluate(source, data, limits).problems;
}
