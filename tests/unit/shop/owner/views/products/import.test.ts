// @vitest-environment node
import { expect, it } from 'vitest';
import { importView } from '../../../../../../shop/owner/views/products/index.js';
import '../../../pages/on-marram.js';

it('counts the products that a table makes, changes and leaves, and its wrong rows', () => {
  const preview = { id: 'i', fingerprint: 'f', errors: [], changes: [] };
  const counts = { created: 1, changed: 2, unchanged: 3, errorCount: 0 };
  const view = importView({ crumb: 'c', problem: null, preview: { ...preview, ...counts } });
  expect(view.preview?.counts.map(({ words }) => words)).toEqual([
    '1 product created',
    '2 products changed',
    '3 products as before',
    '0 wrong rows',
  ]);
});
