import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementOf, EventsOf, Kebab, ValuesOf } from '../element/index.js';
import type { ElementAt, ListenersOf, LoadOf, PropsAt, Tag } from '../frameworks/index.js';

/** The attributes of a definition's element in React's JSX. */
export type JsxOf<Definition> = Omit<
  DetailedHTMLProps<HTMLAttributes<ElementOf<Definition>>, ElementOf<Definition>>,
  keyof ValuesOf<Definition>
> & {
  readonly [Name in keyof ValuesOf<Definition>]?: ValuesOf<Definition>[Name] | undefined;
} & {
  readonly [Type in keyof EventsOf<Definition> as `on${Type & string}`]?: (
    event: EventsOf<Definition>[Type],
  ) => void;
} & {
  /** React sets attributes on a server and before the element is defined. */
  readonly [Name in keyof ValuesOf<Definition> & string as Kebab<Name>]?:
    ValuesOf<Definition>[Name] | undefined;
} & LoadOf<Definition>;

/** The elements of this package in React's JSX, by both spellings. */
export type ReactElements = {
  [Name in Tag]: Omit<
    DetailedHTMLProps<HTMLAttributes<ElementAt<Name>>, ElementAt<Name>>,
    keyof PropsAt<Name>
  > &
    PropsAt<Name> &
    ListenersOf<Name, 'on'>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
