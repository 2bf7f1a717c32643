import type { Texts } from '../../../core/i18n/index.js';
import type { Definitions } from '../../../widgets/generated/definitions.js';

/** Which layer says something: a live region of the page, or an element with that role. */
export type Layer = 'polite' | 'assertive' | 'status' | 'alert' | 'alertdialog';

/** A text of the tables with its values, or words that the page has printed. `…` stands for whatever the shop has. */
export type Words =
  | {
      readonly key: keyof Texts;
      readonly values?: Readonly<Record<string, string | number>>;
      /** A title gets a full stop before its reason. */
      readonly isTitle?: boolean;
    }
  | { readonly page: string };

export interface Said {
  readonly by: Layer;
  /** Read one after the other. */
  readonly words: readonly Words[];
}

export interface Silent {
  readonly by: 'none';
  readonly why: string;
}

export interface Focus {
  readonly on: string;
  /** A selector that the focused element matches within its root. */
  readonly at: string;
}

export interface SignalRow {
  readonly element: keyof Definitions | 'page';
  readonly action: string;
  readonly shown: string;
  readonly says: Said | Silent;
  readonly focus: Focus;
  /** What takes the action back; a sentence why nothing does. */
  readonly undo: Undo | string;
  /** A failed try without a connection; a sentence where the action asks nothing of the shop. */
  readonly offline: Offline | string;
}

export interface Undo {
  readonly by: string;
  readonly says: Said | Silent;
  readonly focus: Focus;
}

export interface Offline {
  readonly says: Said;
  readonly kept: string;
  readonly again: string;
  readonly focus: Focus;
  /** The text in view, if it differs from the last sentence that is announced. */
  readonly shows?: Words;
  /** What is said after the next try, if it is not what the action says. */
  readonly againSays?: Said | Silent;
}

export const say = (by: Layer, ...words: Words[]): Said => ({ by, words });
export const text = (
  key: keyof Texts,
  values?: Readonly<Record<string, string | number>>,
): Words => (values ? { key, values } : { key });
export const title = (key: keyof Texts): Words => ({ key, isTitle: true });
export const printed = (page: string): Words => ({ page });
export const silent = (why: string): Silent => ({ by: 'none', why });
export const focus = (on: string, at: string): Focus => ({ on, at });
