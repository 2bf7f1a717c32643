// @vitest-environment node
import { expect, it } from 'vitest';
import { tagsView } from '../../../../../../shop/owner/views/products/index.js';
import '../../../pages/on-marram.js';

const page = { crumb: 'c', problem: null, notice: null, edited: null };
const label = (name: string) => ({ name, count: 1 });

const groupsOf = (category: readonly { readonly name: string; readonly count: number }[]) =>
  tagsView({ ...page, labels: { tag: [label('Table')], category } }).groups.map(
    ({ kind, labels, kept, empty }) => ({
      kind,
      offered: labels.map(({ name }) => name),
      kept: kept.map(({ name }) => name),
      empty,
    }),
  );

it('offers every tag, and the categories that have no page of their own', () => {
  expect(groupsOf([label('Cups'), label('Table')])).toEqual([
    { kind: 'tag', offered: ['Table'], kept: [], empty: 'No product has a tag yet.' },
    { kind: 'category', offered: ['Cups'], kept: ['Table'], empty: 'None can get another name.' },
  ]);
  expect(groupsOf([])[1]).toMatchObject({
    offered: [],
    kept: [],
    empty: 'No product has a category yet.',
  });
});
