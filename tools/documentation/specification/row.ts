/** An item of the specification, and what shows that it is there. */
export type Row = Item & (Tested | Excused);

interface Item {
  /** The item in short, with the names and numbers of the specification. */
  readonly item: string;
  /** Words of the document that state it, as they are printed there. */
  readonly quote: string;
  /** Files that carry it out, from the project's folder. */
  readonly modules: readonly string[];
  /** Test files, each with a phrase of it that names the item: a title, or a value that it asks for. */
  readonly tests: Readonly<Record<string, string>>;
}

interface Tested {
  readonly kind?: undefined;
}

/** An item that may have no test. */
interface Excused {
  readonly kind: 'not-shown' | 'later' | 'missing';
  /** One sentence: why, and what is there instead. */
  readonly reason: string;
}

export type Kind = 'tested' | Excused['kind'];

export interface CoverageSection {
  /** Its number in the document. */
  readonly number: number;
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A document of the specification. */
export interface CoverageDocument {
  readonly name: 'storefront' | 'platform';
  readonly title: string;
  readonly sections: readonly CoverageSection[];
}

export const kindOf = (row: Row): Kind => row.kind ?? 'tested';
