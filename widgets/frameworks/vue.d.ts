// The elements in Vue's templates: attributes and `@vitrine-…` listeners, checked by vue-tsc.
import type { HTMLAttributes, PublicProps } from 'vue';
import type { AttributesOf, ElementAt, ListenerPropsOf, PropertiesOf, Tag } from './index.js';

export type VueElements = {
  [Name in Tag]: new () => ElementAt<Name> & {
    $props: Omit<HTMLAttributes, keyof AttributesOf<Name>> &
      PublicProps &
      AttributesOf<Name> &
      Omit<PropertiesOf<Name>, keyof AttributesOf<Name>> &
      ListenerPropsOf<Name>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
