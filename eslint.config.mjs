import eslint from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import wc from 'eslint-plugin-wc';

/** Imports point one way; the folders a folder must not reach, as patterns on the specifier. */
const forbid = (...rules) => ({
  'no-restricted-imports': [
    'error',
    { patterns: rules.map(([regex, message]) => ({ regex, message })) },
  ],
});
const upward = [
  '^(\\.\\./)+(widgets|analytics|connectors|tools|shop|examples|stories)/',
  'core/ reaches nothing above it.',
];
/** The rooms of the shop: ground ← domains ← the server’s assembly ← pages, owner ← start. */
const aroundShop = [
  '^(\\.\\./)+(core|connectors|widgets|tools|examples|stories|tests)/',
  'A shop uses the library by the doors of its package, and is given what an example has.',
];
const aboveServer = [
  '^(\\.\\./)+(pages|owner|start|create)/',
  'The server knows nothing of pages, and of what starts it.',
];
const aboveOwner = ['^(\\.\\./)+(start|create)/', 'Pages know nothing of what starts them.'];
const besidePages = [
  '^(\\.\\./)+owner/',
  'Pages know nothing of the owner’s, which are made with them; start/ joins the two.',
];
const pastIndex = [
  '^(\\.{1,2}/)+(ground/)?(database|http|routing|shop-words|telemetry)/(?!index\\.js$)',
  'Enter the folder by its index.ts.',
];
const react = ['^(react|react-dom)(/|$)', 'React lives in widgets/ alone.'];
const reactDom = [
  '^(react-dom(/|$)|@r2wc/)',
  'react-dom and r2wc are imported by widgets/element/ alone.',
];
const fullZod = ['^zod$', 'Browser code uses zod/mini: the full zod weighs 20 kB.'];
const aroundWidgets = [
  reactDom,
  fullZod,
  ['^(\\.\\./)+(analytics|tools|shop|examples|stories)/', 'widgets/ knows only core.'],
];
const elements = ['(^|/)elements/', 'What elements are made of knows no element.'];
const commerce = [
  '(^|/)(commerce|forms|experiments|template)/',
  'The lower parts of core know nothing of commerce, forms, experiments and template.',
];
const timers = ['setTimeout', 'setInterval'].map((name) => ({
  name,
  message: 'Use the clock of the runtime, so that a test can hold it.',
}));

/** Those of React's rules without its compiler's analysis, which takes as long as all other rules: `npm test` leaves it out. */
const quickHookRules = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
const hookRules = Object.fromEntries(
  Object.entries(reactHooks.configs.recommended.rules).filter(
    ([name]) => process.env.LANE !== 'test' || quickHookRules.includes(name),
  ),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      'storybook-static',
      'widgets/generated',
      'core/i18n/generated',
      'node_modules',
      '.data',
      'tests/bench/results',
      'shop/{owner,pages}/public',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
    },
  },
  // One table a language, with a line for each text.
  { files: ['core/i18n/locales/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['core/**', 'widgets/**', 'analytics/**', 'connectors/**'],
    rules: { 'no-restricted-globals': ['error', ...timers] },
  },
  { files: ['core/**'], rules: forbid(upward, react, reactDom, fullZod) },
  // Each table of texts adds itself to the interface of all texts.
  {
    files: ['core/i18n/strings/**'],
    rules: {
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  // An interface of a framework takes all elements.
  {
    files: ['widgets/frameworks/*.d.ts', 'widgets/react/jsx.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  // Each element adds its events to an interface that is empty without them.
  {
    files: ['widgets/element/types.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }] },
  },
  {
    files: ['core/{base,net,runtime,i18n,content,dom,motion,redaction}/**'],
    rules: forbid(upward, react, reactDom, fullZod, commerce),
  },
  {
    files: ['core/{base,runtime}/**'],
    rules: { 'no-console': 'off', 'no-restricted-globals': 'off' },
  },
  {
    files: ['analytics/**'],
    rules: forbid(
      ['^(\\.\\./)+(widgets|tools|shop|examples|stories)/', 'analytics/ knows only core.'],
      react,
      fullZod,
    ),
  },
  {
    files: ['connectors/**'],
    rules: forbid(
      [
        '^(\\.\\./)+(widgets|analytics|tools|shop|examples|stories)/',
        'connectors/ know only core, and each other only by base/.',
      ],
      ['^\\.\\./(vendure|shopify|woocommerce)/', 'connectors/ know each other only by base/.'],
      react,
      fullZod,
    ),
  },
  {
    files: ['widgets/**'],
    plugins: { 'react-hooks': reactHooks, wc },
    settings: { wc: { elementBaseClasses: ['WidgetElement'] } },
    rules: {
      ...hookRules,
      ...wc.configs['flat/recommended']?.rules,
      ...forbid(...aroundWidgets),
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        {
          selector:
            "CallExpression[callee.object.name='customElements'][callee.property.name='define']",
          message: 'Elements are registered by define() of widgets/element.',
        },
        { selector: "CallExpression[callee.name='useId']", message: 'Use useWidgetId().' },
        {
          selector:
            "JSXAttribute[name.name='src'] ~ JSXAttribute[name.name=/^(loading|sizes|srcSet)$/]",
          message: 'Write src last: a browser may ask for the picture once it is set.',
        },
      ],
    },
  },
  { files: ['widgets/{hooks,mistakes,parts}/**'], rules: forbid(...aroundWidgets, elements) },
  {
    files: ['widgets/element/**'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-syntax': 'off' },
  },
  // The loader stands before core: it carries no clock.
  { files: ['widgets/autoload/**'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['tools/**'],
    rules: forbid(
      ['^(\\.\\./)+(widgets|analytics|shop|examples|stories)/', 'tools/ knows only core.'],
      ['^(?!node:)[^./]', 'The tools need nothing but Node and core.'],
    ),
  },
  {
    files: ['examples/marram/**/*.ts'],
    rules: forbid([
      '^(\\.\\./)+(shop|core|analytics|connectors|widgets)/',
      'The example uses the packages as a shop of one’s own does.',
    ]),
  },
  // The documentation describes what others define; its libraries never leave this project.
  {
    files: ['tools/documentation/**'],
    rules: forbid([
      '^(\\.\\./)+(analytics|shop|examples|stories)/',
      'The documentation knows core, connectors and what describes elements; scripts/docs reads the rest.',
    ]),
  },
  // Editors speak a protocol of its own libraries, which the build puts into the server's file.
  {
    files: ['tools/template/lsp/**'],
    rules: forbid(
      ['^(\\.\\./)+(widgets|analytics|shop|examples|stories)/', 'tools/ knows only core.'],
      ['^(?!node:|vscode-languageserver)[^./]', 'The server needs Node, core and its protocol.'],
    ),
  },
  // The rules run in Storybook too.
  {
    files: ['tools/template/{lint,descriptions}/**'],
    rules: forbid(
      ['^(\\.\\./)+(widgets|analytics|shop|examples|stories)/', 'tools/ knows only core.'],
      ['^[^.]', 'The rules need nothing but core: they run in browsers too.'],
    ),
  },
  { files: ['shop/**'], rules: forbid(aroundShop) },
  { files: ['shop/owner/**'], rules: forbid(aroundShop, aboveOwner) },
  { files: ['shop/pages/**'], rules: forbid(aroundShop, aboveOwner, besidePages) },
  { files: ['shop/server/**'], rules: forbid(aroundShop, aboveServer, pastIndex) },
  ...[1, 2].map((depth) => ({
    files: [`shop/server/ground/${'*/'.repeat(depth - 1)}*.ts`],
    rules: forbid(pastIndex, [
      `^${'\\.\\./'.repeat(depth)}`,
      'What every domain stands on knows no domain, and not what puts them together.',
    ]),
  })),
  ...[1, 2, 3].map((depth) => ({
    files: [`shop/server/domains/*/${'*/'.repeat(depth - 1)}*.ts`],
    rules: forbid(
      aroundShop,
      aboveServer,
      pastIndex,
      [
        `^${'\\.\\./'.repeat(depth)}(?!\\.\\.)[a-z-]+/(?!(editing/)?index\\.js$)`,
        'Domains know each other by their index.ts.',
      ],
      [
        `^${'\\.\\./'.repeat(depth + 1)}[a-z-]+\\.js$`,
        'Domains stand on the ground, and do not know what puts them together.',
      ],
    ),
  })),
  {
    files: [
      'types/**',
      'shop/**',
      'examples/**',
      'scripts/**',
      'tests/**',
      '*.mjs',
      '*.js',
      '*.ts',
      '.storybook/**',
      'stories/**',
    ],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  // TypeScript knows the globals of its own files, and each file would be searched for a thousand names.
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    files: ['tests/**', 'stories/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
