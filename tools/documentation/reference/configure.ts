import { DocumentationError } from '../documentation-error.js';
import { code, codeBlock, table, words } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { heading, paragraph, referencePage } from './blocks.js';
import type { ReferenceSources } from './sources.js';

/** Every setting of `configure()`. */
export function configurePage({
  settings,
  defaults,
}: Pick<ReferenceSources, 'settings' | 'defaults'>): Page {
  const rows = settings.map(({ name, type, description }) => [
    code(name, name),
    code(type),
    words(defaultOf(name, defaults)),
    words(description),
  ]);
  return referencePage(
    'configure',
    'configure()',
    'Every setting of `configure()`: its type, its default and what it means.',
    [
      paragraph(
        'Settings that a call leaves out stay. Call it before the first element shows anything: what is on the page by then is not drawn twice.',
      ),
      codeBlock(
        "(window.vitrine ||= []).push(({ configure }) => {\n  configure({ locale: 'de-DE', currency: 'EUR' });\n});",
        'js',
        'page.js',
      ),
      paragraph('With a bundler:'),
      codeBlock(
        "import { configure } from 'vitrine/core/runtime';\n\nconfigure({ api: 'https://shop.example' });",
        'js',
        'app.js',
      ),
      heading(2, 'Settings'),
      table(['Setting', 'Type', 'Default', 'Meaning'], rows),
      paragraph(
        '`agentTools` is a setting of `window.vitrine.configure()` alone: a page with a bundler imports `vitrine/agent-tools`.',
      ),
    ],
  );
}

/** Settings that are absent by default, with what holds then. */
const absent: Readonly<Record<string, string>> = {
  agentTools: '`false`',
  cartClient: '`null`',
  clock: "the browser's",
  membersClient: '`null`',
  productClient: '`null`',
  reporter: 'the console',
  searchClient: '`null`',
};

function defaultOf(name: string, defaults: Readonly<Record<string, unknown>>): string {
  const known = name in defaults ? `\`${JSON.stringify(defaults[name])}\`` : absent[name];
  if (known !== undefined) return known;
  throw new DocumentationError(
    'no-default',
    `The setting ${name} has no default in defaultConfig. Add what holds without it to reference/configure.ts.`,
  );
}
