import { expect, it } from 'vitest';
import { assembleEngine, mergedOnce } from '../../../../../core/template/engine.js';
import { errorTexts } from '../../../../../core/template/errors/index.js';
import { sitePredicates } from '../../../../../core/template/predicates/index.js';

it('units-metric? is false, and reports that it is not supported', () => {
  const engine = assembleEngine({
    formatters: mergedOnce({}),
    predicates: mergedOnce(sitePredicates),
    errorTexts,
  });
  const { output, errors } = engine.render('{.units-metric?}Y{.or}N{.end}', {});
  expect(output).toBe('N');
  expect(errors.map(({ type, message }) => [type, message])).toEqual([
    ['engine', '"units-metric?" formatter is not yet implemented'],
  ]);
});
