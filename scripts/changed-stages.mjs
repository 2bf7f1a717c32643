import { execFileSync } from 'node:child_process';

/**
 * Which stages a changed file can break, first match first. 'all' runs the whole stage, because its tests read the
 * build or the files themselves; 'related' only the tests that import what changed; a list only these test files.
 */
const rules = [
  [/^README\.md$/, { lint: 'all', package: 'all', browser: ['tests/browser/readme.spec.ts'] }],
  [
    /^docs\//,
    { lint: 'all', unit: 'all', package: 'all', browser: ['tests/browser/guides.spec.ts'] },
  ],
  [/^examples\/server\/openapi\.json$/, { contract: 'all' }],
  [/\.md$/, { lint: 'all' }],
  [/^(eslint\.config\.mjs|\.prettier.*|\.stylelintrc\.json)$/, { lint: 'all' }],
  [/^(\.gitignore|LICENSE)$/, {}],
  [/^stories\/.*\.mdx$/, { lint: 'all', unit: 'all', stories: 'related' }],
  [/^stories\//, { types: 'all', lint: 'all', unit: 'related', stories: 'related' }],
  [/^tests\/unit\//, { types: 'all', lint: 'all', unit: 'related' }],
  [/^tests\/contract\//, { types: 'all', lint: 'all', contract: 'related' }],
  [/^tests\/(connectors|backends)\//, { types: 'all', lint: 'all', connectors: 'all' }],
  [/^tests\/conformance\//, { types: 'all', lint: 'all', conformance: 'all' }],
  [/^tests\/package\//, { types: 'all', lint: 'all', package: 'all' }],
  [
    /^tests\/faults\/(copies|database)\//,
    { types: 'all', lint: 'all', unit: 'related', package: 'all' },
  ],
  [/^tests\/(browser|faults)\//, { types: 'all', lint: 'all', browser: 'related' }],
  [/^tests\/bench\//, { types: 'all', lint: 'all' }],
  [
    /^tests\/support\//,
    { types: 'all', lint: 'all', unit: 'related', contract: 'related', browser: 'related' },
  ],
  [
    /^connectors\//,
    { types: 'all', lint: 'all', build: 'all', unit: 'all', package: 'all', connectors: 'all' },
  ],
  [
    /^examples\//,
    {
      connectors: 'all',
      types: 'all',
      lint: 'all',
      unit: 'all',
      contract: 'related',
      browser: 'all',
      build: 'all',
      package: ['tests/package/copies.test.ts'],
    },
  ],
  [
    /^(core|widgets|analytics)\//,
    {
      connectors: 'related',
      types: 'all',
      lint: 'all',
      build: 'all',
      unit: 'related',
      conformance: 'all',
      package: 'all',
      contract: 'related',
      stories: 'related',
      browser: 'all',
    },
  ],
  [/^(tools|editors)\//, { types: 'all', lint: 'all', build: 'all', unit: 'all', package: 'all' }],
];

/** Dependencies, configuration, scripts, and what no rule names: everything. */
const everything = Object.fromEntries(
  [
    'build',
    'types',
    'lint',
    'conformance',
    'package',
    'contract',
    'connectors',
    'stories',
    'unit',
    'browser',
  ].map((name) => [name, 'all']),
);

/** Paths that differ from the commit `ref`, with those that git does not know yet. */
export function findChanges(ref) {
  const git = (...values) =>
    execFileSync('git', values, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The stages that the changed files can break, each with its extent; two different extents make 'all'. */
export function planStages(paths) {
  /** @type {Record<string, string | string[]>} */
  const plan = {};
  for (const path of paths) {
    const [, stages] = rules.find(([pattern]) => pattern.test(path)) ?? [null, everything];
    for (const [name, extent] of Object.entries(stages)) {
      const isSame = JSON.stringify(plan[name] ?? extent) === JSON.stringify(extent);
      plan[name] = isSame ? extent : 'all';
    }
  }
  return plan;
}
