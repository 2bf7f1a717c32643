import { toNumber, type Scalar } from './scalar.js';

/** `first` is the first of `args`: every function needs one (§4.4). */
export type ExpressionFunction = (first: Scalar, args: readonly Scalar[]) => Scalar;

export const functions: ReadonlyMap<string, ExpressionFunction> = /* @__PURE__ */ new Map<
  string,
  ExpressionFunction
>([
  // A NaN is replaced by what follows it, so this is not Math.max.
  ['max', (_, args) => args.map(toNumber).reduce((kept, next) => (kept > next ? kept : next))],
  ['min', (_, args) => args.map(toNumber).reduce((kept, next) => (kept < next ? kept : next))],
  ['abs', (first) => Math.abs(toNumber(first))],
  ['num', toNumber],
  ['str', String],
  ['bool', Boolean],
]);
