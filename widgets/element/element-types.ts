/** A type of the Custom Elements Manifest, schema 2.1. */
export interface WrittenType {
  /** As TypeScript writes it. */
  readonly text: string;
  /** The source of the names in the text: `package/module`, or the platform (`global:`). */
  readonly references?: readonly {
    readonly name: string;
    readonly package: string;
    readonly module?: string;
    /** Of the name in the text. */
    readonly start: number;
    /** After the name's last character. */
    readonly end: number;
  }[];
}

/** A parameter, or a member of an event's detail. */
export interface TypedName {
  readonly name: string;
  readonly type: WrittenType;
  readonly optional?: true;
  readonly description?: string;
}

/** The facts of a definition that only TypeScript knows; scripts/types reads them from the sources. */
export interface ElementTypes {
  /** By the callback's name. `members`: of the detail; none if it is no object of this package. */
  readonly events: Readonly<
    Record<string, { readonly type: WrittenType; readonly members?: readonly TypedName[] }>
  >;
  readonly methods: Readonly<
    Record<string, { readonly parameters: readonly TypedName[]; readonly result: WrittenType }>
  >;
}

/** The types of an element, an event or a method. */
export function typesOf<Types>(all: Readonly<Record<string, Types>>, name: string): Types {
  const types = all[name];
  if (!types) throw new Error(`No types were read of ${name}. Read them from its definition.`);
  return types;
}
