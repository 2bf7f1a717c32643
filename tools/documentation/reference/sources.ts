import type { DescribedElement } from '../../../widgets/element/manifest.js';
import type { WidgetDefinition } from '../../../widgets/element/index.js';
import type { OpenApiDocument } from './open-api.js';

/** A member of a type, as TypeScript has it. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly description: string;
}

export interface ElementSource extends DescribedElement {
  readonly definition: WidgetDefinition;
  /** HTML for a page of the shop or of another origin. */
  readonly example: string;
  /** The picture of its parts, relative to the documentation's folder; null where there is none. */
  readonly picture: {
    readonly file: string;
    readonly width: number;
    readonly height: number;
    readonly parts: readonly string[];
  } | null;
}

export interface ActionSource {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly Member[];
  /** Members of the outcome `done`. */
  readonly result: readonly Member[];
}

export interface DocumentEvent {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly members: readonly Member[];
}

/** A sentence of the console for authors of pages, with what leads to it. */
export interface Mistake {
  readonly when: string;
  readonly sentence: string;
}

/** A refusal of the reference server. */
export interface ServerProblem {
  readonly code: string;
  readonly status: number;
  readonly sentence: string;
}

/** The sources of the reference. */
export interface ReferenceSources {
  readonly elements: readonly ElementSource[];
  readonly actions: readonly ActionSource[];
  readonly documentEvents: readonly DocumentEvent[];
  readonly settings: readonly Member[];
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly mistakes: readonly Mistake[];
  readonly problems: readonly ServerProblem[];
  readonly openApi: OpenApiDocument;
}
