import ts from 'typescript';

/** How types are written for people: whole, and by their names. */
export const typeFormat =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors;

/** The options of `tsconfig.json`, without the types of packages, which no declaration of ours needs. */
export function readCompilerOptions() {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  return { ...options, types: [] };
}
