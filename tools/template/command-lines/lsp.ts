import { flag, misuse, type CommandLine } from '../arguments/index.js';

export interface LspOptions {
  readonly kind: 'lsp';
}

export const lspLine: CommandLine<LspOptions> = {
  synopsis: 'lsp [--stdio]',
  help: `lsp is the language server for editors; it talks over standard input and output.
  --stdio             the same; some editors add it`,
  shapes: { stdio: flag },
  read: ([first]) =>
    first === undefined ? { kind: 'lsp' } : misuse(`lsp takes no files; '${first}' is one more.`),
};
