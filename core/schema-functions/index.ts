import { isRecord } from '../base/index.js';

/**
 * The part of `zod/mini` that the library's schemas use, as plain functions: the CDN builds put this module in its place,
 * because zod weighs more than all that uses it there. A schema is a function that parses; nothing is interpreted.
 * `tests/unit/core/schema-functions` holds both equal for every schema.
 */
interface Issue {
  path: PropertyKey[];
  message: string;
}

type Parse = (value: unknown, issues: Issue[]) => unknown;

interface Schema extends Parse {
  check(...checks: Parse[]): Schema;
}

type Shape = Readonly<Record<string, Schema>>;
type Params = string | { readonly error?: string } | undefined;

const issueOf = (params: Params): Issue => ({
  path: [],
  message: (typeof params === 'string' ? params : params?.error) ?? 'Invalid input',
});

/** Checks see a value of the right type alone. */
function make(parse: Parse, checks: readonly Parse[] = []): Schema {
  const run = (value: unknown, issues: Issue[]): unknown => {
    const own: Issue[] = [];
    const output = parse(value, own);
    if (own.length === 0) for (const check of checks) check(output, own);
    issues.push(...own);
    return output;
  };
  return Object.assign(run, {
    check: (...more: Parse[]) => make(parse, [...checks, ...more]),
  });
}

const guard = (test: (value: unknown) => boolean, params?: Params): Schema =>
  make((value, issues) => {
    if (!test(value)) issues.push(issueOf(params));
    return value;
  });

const parseAt = (schema: Schema, value: unknown, key: PropertyKey, issues: Issue[]): unknown => {
  const own: Issue[] = [];
  const output = schema(value, own);
  for (const { path, message } of own) issues.push({ path: [key, ...path], message });
  return output;
};

function objectOf(shape: Shape, params: Params, isLoose: boolean): Schema {
  return make((value, issues) => {
    if (!isRecord(value)) {
      issues.push(issueOf(params));
      return value;
    }
    const output: Record<string, unknown> = isLoose ? { ...value } : {};
    for (const [name, schema] of Object.entries(shape)) {
      const member = parseAt(schema, value[name], name, issues);
      if (member !== undefined || name in value) output[name] = member;
    }
    return output;
  });
}

export const unknown = (): Schema => make((value) => value);
export const string = (): Schema => guard((value) => typeof value === 'string');
export const boolean = (): Schema => guard((value) => typeof value === 'boolean');
export const number = (): Schema => guard(Number.isFinite);
export const custom = guard;

const oneOf = (values: readonly unknown[]): Schema => guard((value) => values.includes(value));
export { oneOf as enum };

export const object = (shape: Shape, params?: Params): Schema => objectOf(shape, params, false);
export const looseObject = (shape: Shape, params?: Params): Schema => objectOf(shape, params, true);

export const array = (item: Schema, params?: Params): Schema =>
  make((value, issues) => {
    if (Array.isArray(value)) return value.map((one, index) => parseAt(item, one, index, issues));
    issues.push(issueOf(params));
    return value;
  });

const unless = (inner: Schema, isPassed: (value: unknown) => boolean): Schema =>
  make((value, issues) => (isPassed(value) ? value : inner(value, issues)));

export const optional = (inner: Schema): Schema => unless(inner, (value) => value === undefined);
export const nullable = (inner: Schema): Schema => unless(inner, (value) => value === null);
export const nullish = (inner: Schema): Schema => unless(inner, (value) => value == null);

const withDefault = (inner: Schema, fallback: unknown): Schema =>
  make((value, issues) => {
    const output = value === undefined ? undefined : inner(value, issues);
    return output === undefined ? fallback : output;
  });
export { withDefault as _default };

const caught = (inner: Schema, fallback: unknown): Schema =>
  make((value) => {
    const own: Issue[] = [];
    const output = inner(value, own);
    return own.length > 0 ? fallback : output;
  });
export { caught as catch };

/** The second step runs only on what the first accepts. */
export const pipe = (first: Schema, next: Schema): Schema =>
  make((value, issues) => {
    const output = first(value, issues);
    return issues.length > 0 ? output : next(output, issues);
  });

export const transform = (
  change: (value: unknown, context: { readonly issues: Array<Partial<Issue>> }) => unknown,
): Schema =>
  make((value, issues) => {
    const added: Array<Partial<Issue>> = [];
    const output = change(value, { issues: added });
    issues.push(...added.map((issue) => ({ ...issueOf(undefined), ...issue })));
    return output;
  });

/** The return value of a transform that has added an issue. */
export const NEVER = undefined;

export const refine =
  (test: (value: unknown) => boolean, params?: Params): Parse =>
  (value, issues) => {
    if (!test(value)) issues.push(issueOf(params));
  };

export function safeParse(
  schema: Schema,
  value: unknown,
):
  | { readonly success: true; readonly data: unknown; readonly error?: undefined }
  | {
      readonly success: false;
      readonly data?: undefined;
      readonly error: Error & { readonly issues: readonly Issue[] };
    } {
  const issues: Issue[] = [];
  const data = schema(value, issues);
  if (issues.length === 0) return { success: true, data };
  return { success: false, error: Object.assign(new Error(JSON.stringify(issues)), { issues }) };
}

/** @throws Error with `issues` for a value that the schema refuses. */
export function parse(schema: Schema, value: unknown): unknown {
  const result = safeParse(schema, value);
  if (!result.success) throw result.error;
  return result.data;
}
