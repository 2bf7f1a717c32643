/** The arguments of a name, and its purpose. Code stands between backticks. */
export type Description = readonly [argumentList: string, meaning: string];

/** As a row of a table, the name first. */
export function describeRow(name: string, [argumentList, meaning]: Description): string[] {
  return [`\`${name}\``, argumentList ? `\`${argumentList}\`` : 'none', meaning];
}
