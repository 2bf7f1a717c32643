import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles, sourceFolders } from './draw.mjs';
import { weave } from './weave.mjs';

const ownFiles = [
  'setup.mjs',
  'browser-setup.mjs',
  'wake-process.mjs',
  'projects.config.mjs',
  'stories.config.mjs',
];

/**
 * Copies the tests of `suite` and the sources of `root`, mutants woven in, to a folder of their own.
 * @param {string} root
 * @param {string} suite
 * @param {readonly import('./draw.mjs').Mutant[]} mutants
 */
export function makeScratch(root, suite, mutants) {
  const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-mutants-')));
  const isSource = (file) => sourceFolders.some((folder) => file.startsWith(`${folder}/`));
  const files = [
    ...copyFiles(
      suite,
      scratch,
      listFiles(suite).filter((file) => !isSource(file)),
    ),
    ...copyFiles(root, scratch, listFiles(root, sourceFolders)),
  ];
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const ofFile = mutants.filter((mutant) => mutant.file === file);
    const target = path.join(scratch, file);
    writeFileSync(target, weave(readFileSync(target, 'utf8'), ofFile));
  }
  leaveTypesUnchecked(path.join(scratch, 'tsconfig.json'));
  linkPackages(suite, scratch);
  // Older than the packages, or the build would install them anew.
  utimesSync(path.join(scratch, 'package-lock.json'), 0, 0);
  const own = path.join(scratch, 'mutants');
  mkdirSync(own);
  for (const name of ownFiles) cpSync(path.join(import.meta.dirname, name), path.join(own, name));
  return { scratch, files };
}

/** To the build, a sleeping mutant in a table of constants would be a mistake. */
function leaveTypesUnchecked(file) {
  const { compilerOptions, ...others } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ compilerOptions: { ...compilerOptions, noCheck: true }, ...others }),
  );
}

function copyFiles(from, to, files) {
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(to, folder), { recursive: true });
  // Git may not know yet what was deleted.
  const present = files.filter((file) => existsSync(path.join(from, file)));
  for (const file of present) copyFileSync(path.join(from, file), path.join(to, file));
  return present;
}

/** Hard links, so that a package resolves others in the copy, whose caches are its own. */
function linkPackages(from, to) {
  const packages = realpathSync(path.join(from, 'node_modules'));
  const entries = readdirSync(packages, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const source = path.join(entry.parentPath, entry.name);
    const name = path.relative(packages, source);
    if (/^\.(cache|vite)/.test(name)) continue;
    const target = path.join(to, 'node_modules', name);
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else if (entry.isSymbolicLink()) {
      mkdirSync(path.dirname(target), { recursive: true });
      symlinkSync(readlinkSync(source), target);
    } else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch (error) {
    if (error.code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}
