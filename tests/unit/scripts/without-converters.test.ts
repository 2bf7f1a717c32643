import { readFileSync } from 'node:fs';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { withoutConverters } from '../../../scripts/rollup/without-converters.mjs';

function transform(code: string, id: string): string | null {
  const context = {
    parse: (text: string) => parseAst(text),
    error(message: string): never {
      throw new Error(message);
    },
  };
  return withoutConverters().transform.call(context, code, id)?.code ?? null;
}

describe('withoutConverters', () => {
  const id = 'node_modules/@r2wc/core/dist/core.js';
  const code = readFileSync(id, 'utf8');

  it('empties the table of the version that is installed, and changes nothing else', () => {
    const small = transform(code, id) ?? '';
    expect(code).toMatch(/method: P,\s+json: j\s+\}/);
    expect(small).toBe(code.replace(/\{\s+string: E,[^}]+\}/, '{}'));
    expect(() => parseAst(small)).not.toThrow();
  });

  it('fails for a version without the table', () => {
    expect(() => transform('const other = { string: 1 };', id)).toThrow(
      'core.js has no table of converters',
    );
  });

  it('is not concerned with other modules', () => {
    expect(transform(code, 'node_modules/other/core.js')).toBeNull();
  });
});
