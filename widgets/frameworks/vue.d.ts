// The elements in Vue's templates: attributes and `@vitrine-…` listeners, checked by vue-tsc.
import type { HTMLAttributes, PublicProps } from 'vue';
import type { AttributesOf, ElementAt, ListenerPropsOf, Tag, WrittenOf } from './index.js';

export type VueElements = {
  [Name in Tag]: new () => ElementAt<Name> & {
    $props: Omit<HTMLAttributes, keyof (AttributesOf<Name> & WrittenOf<Name>)> &
      PublicProps &
      AttributesOf<Name> &
      WrittenOf<Name> &
      ListenerPropsOf<Name>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
