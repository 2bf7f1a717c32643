import type { Path } from '../values.js';
import type { Scalar } from './scalar.js';

export interface Reference {
  readonly path: Path;
  /** The name of a reference with one segment: it can be called, or assigned if it starts with `@`. */
  readonly name: string | null;
}

/** An operator, a parenthesis, `,` or `;`. */
export interface Sign {
  readonly sign: string;
}

export type Operand = Scalar | Reference;
export type Token = Operand | Sign;
