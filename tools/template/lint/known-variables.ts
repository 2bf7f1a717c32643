/** The index variables of a loop, from 1 and from 0 (§2.3). */
export const loopVariables: readonly string[] = ['@index', '@index0'];

/** Variables that exist without being bound by a template. */
export const givenVariables: ReadonlySet<string> = new Set(['@', '@args', ...loopVariables]);
