import { readAddress } from '../../core/base/index.js';
import type { Prop } from './definition.js';

interface PropOptions<Fallback> {
  description: string;
  fallback?: Fallback;
}

interface AttributeOptions<Fallback> extends PropOptions<Fallback> {
  attribute?: string;
  reflect?: true;
}

interface DataOptions<Fallback> extends PropOptions<Fallback> {
  typeName?: string;
}

interface JsonOptions<Fallback> extends DataOptions<Fallback> {
  attribute?: string;
}

/** A text attribute. */
/* @__NO_SIDE_EFFECTS__ */
export function string<Fallback extends string | undefined = undefined>(
  options: AttributeOptions<Fallback>,
): Prop<string | Fallback> {
  return { ...options, kind: 'string', fallback: options.fallback as Fallback };
}

/** The address of a link; one that a browser may run, such as `javascript:`, is reported and replaced by the fallback. */
/* @__NO_SIDE_EFFECTS__ */
export function address<Fallback extends string | undefined = undefined>(
  options: AttributeOptions<Fallback>,
): Prop<string | Fallback> {
  return { ...options, kind: 'address', fallback: options.fallback as Fallback };
}

/** A number attribute; a value that is not a finite number is reported and replaced by the fallback. */
/* @__NO_SIDE_EFFECTS__ */
export function number<Fallback extends number | undefined = undefined>(
  options: AttributeOptions<Fallback>,
): Prop<number | Fallback> {
  return { ...options, kind: 'number', fallback: options.fallback as Fallback };
}

/** A boolean attribute: present is true, absent is false. */
/* @__NO_SIDE_EFFECTS__ */
export function boolean(options: Omit<AttributeOptions<never>, 'fallback'>): Prop<boolean> {
  return { ...options, kind: 'boolean', fallback: false };
}

/** One of the given values; any other value is reported and replaced by the fallback. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<
  const Values extends readonly string[],
  Fallback extends Values[number] | undefined = undefined,
>(values: Values, options: AttributeOptions<Fallback>): Prop<Values[number] | Fallback> {
  return { ...options, kind: 'choice', values, fallback: options.fallback as Fallback };
}

/** Structured data: JSON in the attribute, never reflected, or set as a property. */
export function json<Value>(options: JsonOptions<Value> & { fallback: Value }): Prop<Value>;
export function json<Value>(options: JsonOptions<Value>): Prop<Value | undefined>;
/* @__NO_SIDE_EFFECTS__ */
export function json<Value>(options: JsonOptions<Value>): Prop<Value | undefined> {
  return { ...options, kind: 'json', fallback: options.fallback };
}

/** A value that only scripts can set; no attribute, and its identity is kept. */
export function property<Value>(options: DataOptions<Value> & { fallback: Value }): Prop<Value>;
export function property<Value>(options: DataOptions<Value>): Prop<Value | undefined>;
/* @__NO_SIDE_EFFECTS__ */
export function property<Value>(options: DataOptions<Value>): Prop<Value | undefined> {
  return { ...options, kind: 'property', fallback: options.fallback };
}

/** `itemURL` → `item-url`, `addHTMLText` → `add-html-text`. */
export function dash(name: string): string {
  return name.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&-').toLowerCase();
}

/** The attribute of a prop; null when only scripts can set it. */
export function attributeOf(name: string, prop: Prop<unknown>): string | null {
  return prop.kind === 'property' ? null : (prop.attribute ?? dash(name));
}

/**
 * The value of a prop for an attribute's text. Missing, empty or invalid text gives the fallback. Invalid text is passed
 * to `complain` instead of thrown, because an error during the upgrade breaks the element; why it is invalid says
 * `valueMistake`.
 */
export function parseAttribute(
  prop: Prop<unknown>,
  text: string | null,
  complain: (text: string) => void,
): unknown {
  if (prop.kind === 'boolean') return text !== null;
  if (!text) return prop.fallback;
  if (prop.kind !== 'json') {
    const value = normalizeValue(prop, text);
    const isValid = prop.kind === 'number' ? Number.isFinite(Number(text)) : value === text;
    if (!isValid) complain(text);
    return value;
  }
  try {
    return JSON.parse(text);
  } catch {
    complain(text);
    return prop.fallback;
  }
}

/** Converts a value set by a script to the prop's type, or to its fallback. */
export function normalizeValue(prop: Prop<unknown>, value: unknown): unknown {
  if (prop.kind === 'json' || prop.kind === 'property')
    return value === undefined ? prop.fallback : value;
  if (prop.kind === 'boolean') return Boolean(value);
  if (value === undefined || value === null) return prop.fallback;
  if (prop.kind === 'number') return Number.isFinite(Number(value)) ? Number(value) : prop.fallback;
  if (prop.kind === 'choice') return prop.values?.includes(value) ? value : prop.fallback;
  return prop.kind === 'address' && value !== ''
    ? (readAddress(String(value)) ?? prop.fallback)
    : String(value);
}

/** Writes a value to its attribute, in the form that {@link parseAttribute} reads. */
export function reflectValue(element: Element, attribute: string, value: unknown): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
}
