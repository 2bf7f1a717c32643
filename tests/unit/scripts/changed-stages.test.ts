import { describe, expect, it } from 'vitest';
import { planStages } from '../../../scripts/changed-stages.mjs';

const everything = [
  'browser',
  'build',
  'conformance',
  'connectors',
  'contract',
  'lint',
  'package',
  'stories',
  'types',
  'unit',
];

describe('the stages that a change can break', () => {
  it.each([
    ['docs/events.md', ['browser', 'lint', 'package', 'unit']],
    ['CONTRIBUTING.md', ['lint']],
    ['README.md', ['browser', 'lint', 'package']],
    ['eslint.config.mjs', ['lint']],
    ['LICENSE', []],
    ['tests/unit/core/net/http.test.ts', ['lint', 'types', 'unit']],
    ['tests/contract/captcha.test.ts', ['contract', 'lint', 'types']],
    ['tests/browser/forms.spec.ts', ['browser', 'lint', 'types']],
    ['tests/support/axe.ts', ['browser', 'contract', 'lint', 'types', 'unit']],
    ['stories/widgets/price.stories.tsx', ['lint', 'stories', 'types', 'unit']],
    [
      'examples/server/index.ts',
      ['browser', 'build', 'connectors', 'contract', 'lint', 'package', 'types', 'unit'],
    ],
    ['tests/faults/copies/acts.mjs', ['lint', 'package', 'types', 'unit']],
    ['core/net/http.ts', everything],
    ['package-lock.json', everything],
    ['a-file-that-no-rule-names.txt', everything],
  ])('of %s', (file, stages) => {
    expect(Object.keys(planStages([file])).sort()).toEqual(stages);
  });

  it('run the related tests of a test file, and all of them if the scripts change', () => {
    expect(planStages(['tests/browser/forms.spec.ts']).browser).toBe('related');
    expect(planStages(['tests/browser/forms.spec.ts', 'scripts/test.mjs']).browser).toBe('all');
  });

  it('run one file for the README, and the whole stage if other tests change too', () => {
    expect(planStages(['README.md']).browser).toEqual(['tests/browser/readme.spec.ts']);
    expect(planStages(['README.md', 'tests/browser/forms.spec.ts']).browser).toBe('all');
  });

  it('are none without a change', () => {
    expect(planStages([])).toEqual({});
  });
});
