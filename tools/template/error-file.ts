/** A template or partial with the name of its file. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The file in which an error has its place; `path` names the partials and macros on the way there. */
export function fileOfError(
  path: readonly string[],
  template: SourceFile,
  partials: ReadonlyMap<string, SourceFile>,
): SourceFile {
  const name = path.at(-1);
  if (name === undefined) return template;
  // A macro wins over the partial of the same name (§5.2).
  const files = [template, ...partials.values()];
  const defines = ({ text }: SourceFile) => text.includes(`{.macro ${name}}`);
  return files.find(defines) ?? partials.get(name) ?? template;
}
