import type { LoadTime } from './loading.js';

/** The data of one prop. Values are converted by `attributes.ts`, by `kind`. */
export interface Prop<Value> {
  readonly kind: 'string' | 'address' | 'number' | 'boolean' | 'choice' | 'json' | 'property';
  /** The value without a valid one. */
  readonly fallback: Value;
  readonly description: string;
  /** The attribute's name, unless it is the prop's name in kebab case. */
  readonly attribute?: string;
  /** Whether the property is reflected to the attribute. For configuration only, never for state. */
  readonly reflect?: true;
  /** The values of a choice. */
  readonly values?: readonly Value[];
  /** The documented type name of a json prop or a property. */
  readonly typeName?: string;
}

/** An event of the element; the component dispatches it by calling the callback prop of that name. */
export interface WidgetEvent<Detail> {
  readonly type: EventType;
  /** Whether a listener may call `preventDefault()`; the callback then returns false. */
  readonly cancelable?: true;
  readonly description: string;
  /** Holds the detail's type; never set. */
  readonly detail?: readonly [Detail];
}

/** A method of the element, implemented by the component through `useMethods`. */
export interface WidgetMethod<Call> {
  readonly description: string;
  /** Holds the function's type; never set. */
  readonly call?: Call;
}

export type EventType = `vitrine-${string}`;

/** The public interface of an element: the only source of its types, manifest and documentation. */
export interface WidgetDefinition {
  readonly tag: `vitrine-${string}`;
  /** For the shop's owner: it is in no build for shoppers that has all elements. */
  readonly audience?: 'owner';
  readonly summary: string;
  /**
   * The place where React renders: the shadow root, or an owned light-DOM child for elements with text fields. `none`
   * is an element that only provides data; it never waits, so it has no `load` attribute.
   */
  readonly rendering?: 'shadow' | 'light-container' | 'none';
  readonly formAssociated?: true;
  readonly delegatesFocus?: true;
  /** When it mounts without a `load` attribute; `visible` by default. */
  readonly load?: LoadTime;
  /** It appears over the page, wherever its tag stands: the loader fetches it in idle time, in view or not. */
  readonly stands?: 'over-page';
  readonly props?: Readonly<Record<string, Prop<unknown>>>;
  readonly events?: Readonly<Record<`on${string}`, WidgetEvent<unknown>>>;
  readonly methods?: Readonly<Record<string, WidgetMethod<unknown>>>;
  /** Descriptions by name; the default slot has an empty name. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly states?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<`--vitrine-${string}`, string>>;
}

/**
 * How an element is used without a mouse and without sight. It stands in a module of its own, `access.ts`, which no
 * page's code imports. A sentence instead of a list says why there is nothing.
 */
export interface Access {
  /** The effects of keys, by key. */
  readonly keyboard: Readonly<Record<string, string>> | string;
  /** The announcements, or the text spoken when a dialog or a problem appears. */
  readonly announcements: readonly string[] | string;
}

type TakenName = keyof HTMLElement | 'container' | 'host' | 'load' | 'updateComplete';

/** Rejects props and methods at compile time that would hide members of every element. */
type FreeNames<Members> = {
  readonly [Name in keyof Members]: Name extends TakenName ? never : Members[Name];
};

/**
 * Declares an element. A definition is only data: safe to import anywhere, and removed by a bundler when unused.
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

/** Declares an event with the type of its detail, if it has one. */
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
