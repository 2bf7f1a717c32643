// The elements in Svelte's markup: attributes, and listeners as `onvitrine-…` or `on:vitrine-…`.
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementAt, ListenersOf, PropsAt, Tag } from './index.js';

export type SvelteElements = {
  [Name in Tag]: Omit<HTMLAttributes<ElementAt<Name>>, keyof PropsAt<Name>> &
    PropsAt<Name> &
    ListenersOf<Name, 'on'> &
    ListenersOf<Name, 'on:'>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}
