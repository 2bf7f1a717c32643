import type { Prop, WidgetDefinition, WidgetEvent, WidgetMethod } from './definition.js';

type Section<Definition, Key extends keyof WidgetDefinition> = Definition extends {
  readonly [K in Key]: infer Members;
}
  ? Members
  : unknown;

type ValueOf<Member> = Member extends Prop<infer Value> ? Value : never;
type DetailOf<Member> = Member extends WidgetEvent<infer Detail> ? Detail : never;
type CallOf<Member> = Member extends WidgetMethod<infer Call> ? Call : never;

/** `AddToCart` → `add-to-cart`. */
export type Kebab<
  Text extends string,
  Result extends string = '',
> = Text extends `${infer Head}${infer Tail}`
  ? Kebab<
      Tail,
      `${Result}${Head extends Lowercase<Head> ? '' : Result extends '' ? '' : '-'}${Lowercase<Head>}`
    >
  : Result;

type EventTypeOf<Name> = Name extends `on${infer Rest}` ? `vitrine-${Kebab<Rest>}` : never;

/** The values of the props by name. */
export type ValuesOf<Definition> = {
  readonly [Name in keyof Section<Definition, 'props'>]: ValueOf<
    Section<Definition, 'props'>[Name]
  >;
};

/** The props of the component. Callbacks return false when a listener has prevented the default. */
export type PropsOf<Definition> = {
  readonly [Name in keyof Section<Definition, 'props'>]?:
    ValueOf<Section<Definition, 'props'>[Name]> | undefined;
} & {
  readonly [Name in keyof Section<Definition, 'events'>]?:
    EventCallback<DetailOf<Section<Definition, 'events'>[Name]>> | undefined;
};

/** Dispatches an event; returns false when it was canceled. In a React app it is the app's own handler. */
export type EventCallback<Detail> = undefined extends Detail
  ? (detail?: Detail) => boolean | void
  : (detail: Detail) => boolean | void;

/** The implementation of an element's method. */
export type Answer = (...values: never[]) => unknown;

/** The functions that the component passes to `useMethods`. */
export type MethodsOf<Definition> = {
  readonly [Name in keyof Section<Definition, 'methods'>]: CallOf<
    Section<Definition, 'methods'>[Name]
  >;
};

type Promised<Call> = Call extends (...values: infer Values) => infer Result
  ? (...values: Values) => Promise<Awaited<Result>>
  : never;

/** The members that every element has beside its own. */
export interface WidgetHostElement extends HTMLElement {
  /** Resolves when all changes so far are rendered; before the first mount it waits for that. */
  readonly updateComplete: Promise<void>;
}

type FormMembers = Pick<
  HTMLInputElement,
  | 'name'
  | 'form'
  | 'validity'
  | 'validationMessage'
  | 'willValidate'
  | 'checkValidity'
  | 'reportValidity'
> & { readonly labels: NodeList };

/** The interface of the element for scripts. */
export type ElementOf<Definition> = WidgetHostElement & {
  -readonly [Name in keyof Section<Definition, 'props'>]: ValueOf<
    Section<Definition, 'props'>[Name]
  >;
} & {
  readonly [Name in keyof Section<Definition, 'methods'>]: Promised<
    CallOf<Section<Definition, 'methods'>[Name]>
  >;
} & (Definition extends { readonly formAssociated: true } ? FormMembers : unknown);

/** The class of the element; in Node a class without members, because no element exists there. */
export type ElementClass<Definition> = new () => ElementOf<Definition>;

/** The events by type, for `addEventListener`. */
export type EventsOf<Definition> = {
  -readonly [Name in keyof Section<Definition, 'events'> as EventTypeOf<Name>]: CustomEvent<
    DetailOf<Section<Definition, 'events'>[Name]>
  >;
};

type KeyOf<Member> = Member extends unknown ? keyof Member : never;
type ValueAt<Member, Key extends PropertyKey> =
  Member extends Readonly<Record<Key, infer Value>> ? Value : never;

/** Every event of the imported elements by type. If several elements dispatch one type, it is any of theirs. */
type EventsByType = {
  [Type in KeyOf<VitrineEvents[keyof VitrineEvents]>]: ValueAt<
    VitrineEvents[keyof VitrineEvents],
    Type
  >;
};

declare global {
  /** The events of each element by tag, such as `VitrineEvents['vitrine-cart']`; importing an element adds its own. */
  interface VitrineEvents {}
  interface GlobalEventHandlersEventMap extends EventsByType {}
}
