import type { FieldErrors } from 'vitrine/core/forms';
import { Problem, type ProblemCode } from './problem.js';

/** The fields of a form as they were typed, by name. */
export type Typed = Readonly<Record<string, string>>;

/** What was read, or what is wrong with it: a sentence, or one for each field. */
export type Read<Value, Errors = string> = { readonly value: Value } | { readonly errors: Errors };

/** The value of a form, unless a field of it is wrong. */
export const readUnless = <Value>(errors: FieldErrors, value: Value): Read<Value, FieldErrors> =>
  Object.keys(errors).length > 0 ? { errors } : { value };

/** @throws Problem with the sentences of the fields. */
export function required<Value>(
  read: Read<Value, FieldErrors>,
  code: ProblemCode = 'invalid-request',
): Value {
  if ('value' in read) return read.value;
  throw new Problem(code, { errors: read.errors });
}

/** @throws Problem if there is a sentence. */
export const refuseIf = (errors: FieldErrors, code?: ProblemCode): void =>
  required(readUnless(errors, undefined), code);

/** Takes the values of fields. What is wrong goes to `refuse`, and `otherwise` stands in for the value. */
export const takeOr =
  (refuse: (field: string, sentence: string) => void) =>
  <Value>(field: string, read: Read<Value>, otherwise: Value): Value => {
    if ('value' in read) return read.value;
    refuse(field, read.errors);
    return otherwise;
  };
