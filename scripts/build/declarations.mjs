import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';

const tsc = 'node_modules/typescript-7/bin/tsc';
const written = 'TSFILE: ';

/**
 * Writes the types that a project file asks for, without a look for mistakes, which `npm test` finds in all sources at once.
 * @returns {Promise<string[]>} The files that it wrote.
 */
export async function writeDeclarations(project, folder) {
  const emit = ['--noCheck', '--declaration', '--emitDeclarationOnly', '--listEmittedFiles'];
  const places = ['--rootDir', '.', '--outDir', folder];
  const child = spawn(process.execPath, [tsc, '-p', project, ...emit, ...places], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [output, status] = await Promise.all([text(child.stdout), ended]);
  if (status !== 0) throw new Error(`The types of ${project} cannot be written:\n${output}`);
  return output
    .split(/\r?\n/)
    .filter((line) => line.startsWith(written))
    .map((line) => path.relative('.', line.slice(written.length)));
}
