import { checkLine } from './check/options.js';
import { formatLine } from './format/options.js';
import { lspLine } from './lsp/options.js';
import { renderLine } from './render/options.js';
import { serveLine } from './serve/options.js';

/** The arguments of each command, in the order of `--help`. What runs is in `command.ts`. */
export const commandLines = {
  check: checkLine,
  render: renderLine,
  format: formatLine,
  serve: serveLine,
  lsp: lspLine,
} as const;
