import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { withoutWords } from '../../../scripts/rollup/without-words.mjs';

const definition = `import { defineWidget, event, string } from '../element/index.js';
const titles = { description: 'kept' };
export const counter = defineWidget({
  tag: 'vitrine-counter',
  summary: 'Counts.',
  props: {
    summary: string({ fallback: 'a', description: 'Words, with "quotes".' }),
    parts: string({ description: 'Alone.' }),
  },
  events: { onCounted: event({ type: 'vitrine-counted', cancelable: true, description: 'After.' }) },
  slots: { '': 'Nothing.' },
  parts: { description: 'Text.' },
  cssProperties: { '--vitrine-counter-color': 'Colour.' },
});
`;

function transform(code: string, id: string): string | null {
  const plugin = withoutWords();
  const context = { parse: (text: string) => parseAst(text) };
  return plugin.transform.call(context, code, id)?.code ?? null;
}

describe('withoutWords', () => {
  it('leaves the documentation of a widget out, and nothing else', () => {
    const small =
      transform(definition, '/dist/modules/widgets/elements/counter/definition.js') ?? '';
    expect(small.replace(/\s+/g, ' ').trim()).toBe(
      [
        "import { defineWidget, event, string } from '../element/index.js';",
        "const titles = { description: 'kept' };",
        "export const counter = defineWidget({ tag: 'vitrine-counter',",
        "props: { summary: string({ fallback: 'a', }), parts: string({ }), },",
        "events: { onCounted: event({ type: 'vitrine-counted', cancelable: true, }) },",
        '});',
      ].join(' '),
    );
    expect(() => parseAst(small)).not.toThrow();
  });

  it('is not concerned with other modules', () => {
    expect(transform(definition, '/dist/modules/widgets/elements/counter/counter.js')).toBeNull();
  });
});
