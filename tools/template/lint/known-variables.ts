/** What a loop binds: its running number, from 1 and from 0 (§2.3). */
export const loopVariables: readonly string[] = ['@index', '@index0'];

/** What is there without being bound by a template. */
export const givenVariables: ReadonlySet<string> = new Set(['@', '@args', ...loopVariables]);
