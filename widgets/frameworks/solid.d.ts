// The elements in Solid's JSX: attributes, properties as `prop:…`, and listeners as `on:vitrine-…`.
import type { JSX } from 'solid-js';
import type { ElementAt, ListenersOf, PropertiesOf, PropsAt, Tag } from './index.js';

export type SolidElements = {
  [Name in Tag]: Omit<JSX.HTMLAttributes<ElementAt<Name>>, keyof PropsAt<Name>> &
    PropsAt<Name> &
    ListenersOf<Name, 'on:'> & {
      readonly [
        Prop in keyof PropertiesOf<Name> as `prop:${Prop & string}`
      ]?: PropertiesOf<Name>[Prop];
    };
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidElements {}
  }
}
