/** A template or partial with the name of its file. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Finds the file that an error refers to; `path` names the partials and macros that lead to it. */
export function fileOfError(
  path: readonly string[],
  template: SourceFile,
  partials: ReadonlyMap<string, SourceFile>,
): SourceFile {
  const name = path.at(-1);
  if (name === undefined) return template;
  // A macro takes precedence over the partial of the same name (§5.2).
  const files = [template, ...partials.values()];
  const defines = ({ text }: SourceFile) => text.includes(`{.macro ${name}}`);
  return files.find(defines) ?? partials.get(name) ?? template;
}
