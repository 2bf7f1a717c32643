import type { Value } from '../../../core/template/index.js';
import type { Vocabulary } from '../../../core/template/syntax/index.js';
import { outlineOf, type Outline } from '../outline/index.js';
import { wordsOf, type Word } from './words.js';

/** A template of the workspace, as it is in the editor or else on disk. */
export interface ProjectFile {
  readonly uri: string;
  /** From the folder of the workspace, with `/` between. */
  readonly path: string;
  readonly outline: Outline;
  readonly words: readonly Word[];
}

/** Everything an answer to an editor depends on. */
export interface Project {
  readonly files: ReadonlyMap<string, ProjectFile>;
  readonly vocabulary: Vocabulary;
  /** The sample data of a template; undefined without any. */
  readonly sampleOf: (uri: string) => Value;
}

/** A place in a file: an index and the one behind the last character. */
export interface Target {
  readonly uri: string;
  readonly from: number;
  readonly to: number;
}

export function projectFile(uri: string, path: string, source: string): ProjectFile {
  const outline = outlineOf(source);
  const words = outline.tags.flatMap((placed) => wordsOf(placed, source));
  return { uri, path, outline, words };
}

/** The names under which a file may be applied: each end of its path, with and without the extension. */
export function namesOf(path: string): string[] {
  const segments = path.split('/');
  return segments.flatMap((_, at) => {
    const name = segments.slice(at).join('/');
    const stem = name.replace(/(?<=[^/])\.[^./]*$/, '');
    return stem === name ? [name] : [name, stem];
  });
}

const indexes = new WeakMap<Project['files'], ReadonlyMap<string, readonly ProjectFile[]>>();

/** The files of a project by their names. A project never changes. */
function namesIn({ files }: Project): ReadonlyMap<string, readonly ProjectFile[]> {
  const known = indexes.get(files);
  if (known) return known;
  const index = new Map<string, ProjectFile[]>();
  for (const file of files.values()) {
    for (const name of namesOf(file.path)) {
      const others = index.get(name);
      if (others) others.push(file);
      else index.set(name, [file]);
    }
  }
  indexes.set(files, index);
  return index;
}

/** The files that a name may mean, those nearest to `from` first. */
export function partialsNamed(project: Project, name: string, from: ProjectFile): ProjectFile[] {
  const wanted = name.replace(/^(\.?\/)+/, '');
  const folder = from.path.split('/').slice(0, -1);
  const distance = ({ path }: ProjectFile) => {
    const other = path.split('/').slice(0, -1);
    const shared = folder.findIndex((part, at) => part !== other[at]);
    const common = shared === -1 ? Math.min(folder.length, other.length) : shared;
    return folder.length + other.length - 2 * common;
  };
  return [...(namesIn(project).get(wanted) ?? [])].sort((a, b) => distance(a) - distance(b));
}

/** The word at an index, or ending there. */
export function wordAt({ words }: ProjectFile, index: number): Word | null {
  return (
    words.find(({ from, to }) => from <= index && index < to) ??
    words.find(({ to }) => to === index) ??
    null
  );
}

/** The macros of a name, those of `from` first: they take precedence over a partial (§5.2). */
export function macrosNamed(project: Project, name: string, from: ProjectFile): Target[] {
  const files = [from, ...[...project.files.values()].filter(({ uri }) => uri !== from.uri)];
  return files.flatMap(({ uri, words }) =>
    words.flatMap((word) =>
      word.kind === 'macro' && word.name === name ? [{ uri, from: word.from, to: word.to }] : [],
    ),
  );
}
