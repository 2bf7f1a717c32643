import type { EventsOf, LoadTime, ValuesOf } from '../element/index.js';
import type { Definitions } from '../generated/definitions.js';

export type Tag = keyof Definitions;
export type DefinitionOf<Name extends Tag> = Definitions[Name]['definition'];

/** The element of a tag, with its properties and methods. */
export type ElementAt<Name extends Tag> = HTMLElementTagNameMap[Name];

/** When the element mounts; an element that renders nothing never waits. */
export type LoadOf<Definition> = Definition extends { readonly rendering: 'none' }
  ? unknown
  : { readonly load?: LoadTime | undefined };

/** A value as an attribute's text says it too. */
type Written<Value> = Value | TextOf<NonNullable<Value>> | undefined;
type TextOf<Value> = Value extends number
  ? `${number}`
  : Value extends boolean
    ? '' | 'true'
    : Value extends object
      ? string
      : never;

type AttributeNames<Name extends Tag> = Definitions[Name]['attributes'];

/** The attributes of an element by the names in HTML. */
export type AttributesOf<Name extends Tag> = {
  readonly [Prop in keyof AttributeNames<Name> as AttributeNames<Name>[Prop] & string]?: Written<
    ValuesOf<DefinitionOf<Name>>[Prop & keyof ValuesOf<DefinitionOf<Name>>]
  >;
} & LoadOf<DefinitionOf<Name>>;

/** The properties of an element by the names in scripts. */
export type PropertiesOf<Name extends Tag> = {
  readonly [Prop in keyof ValuesOf<DefinitionOf<Name>>]?:
    ValuesOf<DefinitionOf<Name>>[Prop] | undefined;
};

/** The props by their names in scripts, with the values of attributes: the result of a template in kebab case. */
export type WrittenOf<Name extends Tag> = {
  readonly [Prop in keyof ValuesOf<DefinitionOf<Name>>]?: Written<
    ValuesOf<DefinitionOf<Name>>[Prop]
  >;
};

/** The attributes, and the properties whose names differ from them. */
export type PropsAt<Name extends Tag> = AttributesOf<Name> &
  Omit<PropertiesOf<Name>, keyof AttributesOf<Name>>;

/** Elements around others, through which the events of those bubble. */
type Around = 'vitrine-product' | 'vitrine-product-list';

/** The events that a listener on the element gets. */
type HeardBy<Name extends Tag> = EventsOf<DefinitionOf<Name>> &
  (Name extends Around ? UnionOfEvents : unknown);

type UnionOfEvents = {
  readonly [Type in KeyOf<VitrineEvents[Tag]>]: ValueAt<VitrineEvents[Tag], Type>;
};
type KeyOf<Member> = Member extends unknown ? keyof Member : never;
type ValueAt<Member, Key extends PropertyKey> =
  Member extends Readonly<Record<Key, infer Value>> ? Value : never;

/** The listeners of an element: each event's type after `Prefix`. */
export type ListenersOf<Name extends Tag, Prefix extends string> = {
  readonly [Type in keyof HeardBy<Name> as `${Prefix}${Type & string}`]?:
    ((event: HeardBy<Name>[Type]) => void) | undefined;
};

/** `vitrine-before-add` → `VitrineBeforeAdd`. */
type Pascal<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Text>;

/** The listeners as props: `onVitrineAdded` for `vitrine-added`. */
export type ListenerPropsOf<Name extends Tag> = {
  readonly [Type in keyof HeardBy<Name> as `on${Pascal<Type & string>}`]?:
    ((event: HeardBy<Name>[Type]) => void) | undefined;
};
