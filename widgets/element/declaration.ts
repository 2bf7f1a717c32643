// The types of the Custom Elements Manifest.
import type { TypedName, WrittenType } from './element-types.js';

export interface Described {
  name: string;
  description: string;
}

export interface Typed extends Described {
  type: { text: string };
  default?: string;
}

interface Attribute extends Typed {
  fieldName?: string;
}

export interface Field extends Typed {
  kind: 'field';
  attribute?: string;
  reflects?: true;
}

export interface Method extends Described {
  kind: 'method';
  parameters: readonly TypedName[];
  return: { type: WrittenType };
}

export interface Event extends Described {
  type: WrittenType;
  /** The members of the detail. The schema has no place for them, and lets tools add keys that begin with `x-`. */
  'x-detail'?: readonly TypedName[];
}

/** The facts that style sheets give about a custom property; scripts/read-css-properties.mjs reads them. */
interface CssValue {
  readonly default: string;
  /** The values it takes, in the notation of `@property`. */
  readonly syntax: string;
}

type CssProperty = Described & Partial<CssValue>;
export type CssValues = Readonly<Record<string, CssValue>>;

/** A custom element of the Custom Elements Manifest, schema 2.1. */
export interface Declaration {
  kind: 'class';
  customElement: true;
  name: string;
  tagName: string;
  summary: string;
  superclass: { name: 'HTMLElement' };
  attributes: Attribute[];
  members: (Field | Method)[];
  events: Event[];
  slots: Described[];
  cssParts: Described[];
  cssStates: Described[];
  cssProperties: CssProperty[];
}

export interface Manifest {
  schemaVersion: '2.1.0';
  modules: {
    kind: 'javascript-module';
    path: string;
    declarations: Declaration[];
    exports: {
      kind: 'custom-element-definition' | 'js';
      name: string;
      declaration: { name: string; module: string };
    }[];
  }[];
}
