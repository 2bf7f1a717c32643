import { array, assert, constantFrom, nat, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { completeAt } from '../../../../../tools/template/lsp/complete.js';
import { hoverAt } from '../../../../../tools/template/lsp/hover.js';
import { definitionsAt, referencesAt } from '../../../../../tools/template/lsp/navigation.js';
import {
  documentEntries,
  foldsOf,
  matchingTags,
} from '../../../../../tools/template/lsp/symbols.js';
import { projectOf } from './project-of.js';

const piece = oneof(
  constantFrom(
    ...['{.section a}', '{.repeated section items}', '{.alternates with}', '{.or}', '{.end}'],
    ...[
      '{.if a&&@x}',
      '{.equal? @x 1}',
      '{.macro m}',
      '{@|apply m}',
      '{.include b}',
      '{a|apply page}',
    ],
    ...[
      '{.var @x a.b}',
      '{.ctx @x k=@x q=a}',
      '{.eval @x = @x + "@x"}',
      '{@x.k}',
      '{a ,b|money style:code}',
    ],
    ...['{##', '##}', '{#', '{', '}', '{.', '{a|', '\r\n', '{.inject @y b}', '{.or odd? @index}'],
  ),
  string({ maxLength: 5 }),
);

it('answers for any text and place, within the text', () => {
  const sources = array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  const data = { a: { b: 1 }, items: [{ a: 2 }], b: null };
  assert(
    property(sources, sources, nat(), (page, other, place) => {
      const project = projectOf({ page, b: other }, { page: data });
      const index = place % (page.length + 1);
      const file = project.files.get('page')!;
      const hover = hoverAt(project, 'page', index);
      const spans = [
        ...file.words,
        ...foldsOf(file),
        ...documentEntries(file),
        ...matchingTags(project, 'page', index),
        ...completeAt(project, 'page', index),
        ...(hover ? [hover] : []),
      ];
      const isWithin = (length: number) => (span: { from: number; to: number }) =>
        0 <= span.from && span.from <= span.to && span.to <= length;
      expect(spans.filter((span) => !isWithin(page.length)(span))).toEqual([]);
      // Every name is where it says.
      for (const { name, from, to } of file.words) expect(page.slice(from, to)).toBe(name);
      for (const target of [
        ...definitionsAt(project, 'page', index),
        ...referencesAt(project, 'page', index, true),
      ]) {
        const { source } = project.files.get(target.uri)!.outline;
        expect(isWithin(source.length)(target)).toBe(true);
      }
    }),
    { numRuns: 1500 },
  );
});
