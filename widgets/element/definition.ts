import type { LoadTime } from './loading.js';

/** The data of one prop. Values are converted by `attributes.ts`, by `kind`. */
export interface Prop<Value> {
  readonly kind: 'string' | 'number' | 'boolean' | 'choice' | 'json' | 'property';
  /** What the prop is while nothing usable was given. */
  readonly fallback: Value;
  readonly description: string;
  /** The attribute's name when it is not the prop's in kebab case. */
  readonly attribute?: string;
  /** Whether a set property is written to the attribute. For configuration only, never for running state. */
  readonly reflect?: true;
  /** The values of a choice. */
  readonly values?: readonly Value[];
  /** How documents call the type of a json prop or a property. */
  readonly typeName?: string;
}

/** An event of the element; the component sends it by the callback prop it is declared as. */
export interface WidgetEvent<Detail> {
  readonly type: EventType;
  /** Whether a listener may call `preventDefault()`; the callback then returns false. */
  readonly cancelable?: true;
  readonly description: string;
  /** Carries the detail's type; never set. */
  readonly detail?: readonly [Detail];
}

/** A function of the element, answered by the component through `useMethods`. */
export interface WidgetMethod<Call> {
  readonly description: string;
  /** Carries the function's type; never set. */
  readonly call?: Call;
}

export type EventType = `vitrine-${string}`;

/** Everything the outside may know about a widget: the one source of its types, manifest and docs. */
export interface WidgetDefinition {
  readonly tag: `vitrine-${string}`;
  /** Most bytes of the element's own chunk after brotli; a test holds it. Every element of this package has one. */
  readonly budget?: number;
  readonly summary: string;
  /**
   * Where React renders: the shadow root, or one owned light-DOM child for widgets with text fields. Nowhere, for an
   * element that only gives others their data: nothing of it waits, so it has no `load` attribute.
   */
  readonly rendering?: 'shadow' | 'light-container' | 'none';
  readonly formAssociated?: true;
  readonly delegatesFocus?: true;
  /** When it mounts if its `load` attribute does not say; `visible` if left out. */
  readonly load?: LoadTime;
  readonly props?: Readonly<Record<string, Prop<unknown>>>;
  readonly events?: Readonly<Record<`on${string}`, WidgetEvent<unknown>>>;
  readonly methods?: Readonly<Record<string, WidgetMethod<unknown>>>;
  /** Descriptions by name; the default slot's name is empty. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly states?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<`--vitrine-${string}`, string>>;
}

type TakenName = keyof HTMLElement | 'container' | 'host' | 'load' | 'updateComplete';

/** Refuses, while compiling, props and methods that would hide what every element has. */
type FreeNames<Members> = {
  readonly [Name in keyof Members]: Name extends TakenName ? never : Members[Name];
};

/**
 * Declares a widget. Only data: safe to import anywhere, and dropped by a bundler when unused.
 *
 * @example
 * export const counter = defineWidget({
 *   tag: 'vitrine-counter',
 *   summary: 'Counts.',
 *   props: { start: number({ fallback: 0, description: 'The first number.' }) },
 *   events: { onCounted: event<number>({ type: 'vitrine-counted', description: 'After each step.' }) },
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineWidget<const Definition extends WidgetDefinition>(
  definition: Definition & {
    readonly props?: FreeNames<Definition['props']>;
    readonly methods?: FreeNames<Definition['methods']>;
  },
): Definition {
  return Object.freeze(definition);
}

/** Declares an event with the type of its detail; none if left out. */
/* @__NO_SIDE_EFFECTS__ */
export function event<Detail = undefined>(options: {
  type: EventType;
  cancelable?: true;
  description: string;
}): WidgetEvent<NoInfer<Detail>> {
  return options;
}

/** Declares a method with the type of its function. On the element it always returns a promise. */
/* @__NO_SIDE_EFFECTS__ */
export function method<Call extends (...values: never[]) => unknown>(options: {
  description: string;
}): WidgetMethod<Call> {
  return options;
}
