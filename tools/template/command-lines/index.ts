import { checkLine } from './check.js';
import { formatLine } from './format.js';
import { lspLine } from './lsp.js';
import { renderLine } from './render.js';
import { serveLine } from './serve.js';

export type { CheckOptions, Format } from './check.js';
export type { FormatOptions } from './format.js';
export type { RenderOptions } from './render.js';
export type { ServeOptions } from './serve.js';

/** The arguments of each command, in the order of `--help`. `command.ts` runs them. */
export const commandLines = {
  check: checkLine,
  render: renderLine,
  format: formatLine,
  serve: serveLine,
  lsp: lspLine,
} as const;
