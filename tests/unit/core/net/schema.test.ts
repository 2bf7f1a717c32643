import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineSchema } from '../../../../core/net/index.js';

afterEach(() => vi.unstubAllGlobals());

describe('defineSchema', () => {
  it('builds once, and not before it is needed', () => {
    const build = vi.fn(() => z.object({ id: z.string() }));
    const schema = defineSchema(build);
    expect(build).not.toHaveBeenCalled();
    expect(schema()).toBe(schema());
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('parses without compiling code, which a strict policy would report', () => {
    const compile = vi.fn();
    vi.stubGlobal(
      'Function',
      class extends Function {
        constructor(...parts: string[]) {
          super(...parts);
          compile(...parts);
        }
      },
    );
    const schema = defineSchema(() => z.object({ id: z.string() }));
    expect(z.safeParse(schema(), { id: 'a' }).success).toBe(true);
    expect(compile).not.toHaveBeenCalled();
  });
});
