// The elements in Preact's JSX: attributes, properties, and listeners as `onvitrine-…`.
import type { HTMLAttributes } from 'preact';
import type { ElementAt, ListenersOf, PropsAt, Tag } from './index.js';

export type PreactElements = {
  [Name in Tag]: Omit<HTMLAttributes<ElementAt<Name>>, keyof PropsAt<Name>> &
    PropsAt<Name> &
    ListenersOf<Name, 'on'>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactElements {}
  }
}
