/** `true` for an option without a value. */
export type Values = ReadonlyMap<string, string | true>;

/** The options of a command by name, without `--`. */
export type Shapes = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>
>;

/** Arguments that make no sense. */
export interface Misuse {
  readonly kind: 'misuse';
  /** One sentence. */
  readonly problem: string;
}

/** The arguments that a command takes. Holds nothing that runs, so that the documentation can show it. */
export interface CommandLine<Options> {
  /** The arguments after the name of the program: `check FILE…`. */
  readonly synopsis: string;
  /** The paragraph of `--help`, without a line break at its end. */
  readonly help: string;
  readonly shapes: Shapes;
  /** Parses the arguments that are no options, and the options. */
  readonly read: (positionals: readonly string[], values: Values) => Options | Misuse;
}

export const flag = { type: 'boolean' } as const;
export const value = { type: 'string' } as const;

export function misuse(problem: string): Misuse {
  return { kind: 'misuse', problem };
}

/** The value of an option; null without one. */
export function textOf(values: Values, name: string): string | null {
  const given = values.get(name);
  return typeof given === 'string' ? given : null;
}

/** A value with commas between its parts. */
export function listOf(values: Values, name: string): string[] {
  return (textOf(values, name) ?? '').split(',').flatMap((part) => part.trim() || []);
}
