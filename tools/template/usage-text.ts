import { commandLines } from './command-lines/index.js';

const lines = Object.values(commandLines);

/** The output of `--help`. */
export const usageText = `Usage: ${lines.map(({ synopsis }) => `vitrine-template ${synopsis}`).join('\n       ')}

FILE and DATA are files, or - for standard input.

${lines.map(({ help }) => `${help}\n`).join('\n')}
  -h, --help          prints this
  -v, --version       prints the version
`;
