import type { Value } from '../../../../../core/template/index.js';
import { createLanguage } from '../../../../../tools/template/language.js';
import { projectFile, type Project } from '../../../../../tools/template/lsp/project.js';

const { vocabulary } = createLanguage();

/** A project of files in memory; their URIs are their paths. */
export function projectOf(
  sources: Readonly<Record<string, string>>,
  samples: Readonly<Record<string, Value>> = {},
): Project {
  const files = Object.entries(sources).map(
    ([path, source]) => [path, projectFile(path, path, source)] as const,
  );
  return { files: new Map(files), vocabulary, sampleOf: (uri) => samples[uri] };
}

/** A text with a `‸` for the cursor, as the text and the index. */
export function cursorIn(marked: string): { source: string; index: number } {
  return { source: marked.replace('‸', ''), index: marked.indexOf('‸') };
}

/** The texts that targets mark, as `file:text`. */
export function textsOf(
  project: Project,
  targets: readonly { uri: string; from: number; to: number }[],
): string[] {
  return targets.map(({ uri, from, to }) => {
    const source = project.files.get(uri)?.outline.source ?? '';
    const line = source.slice(0, from).split('\n').length;
    return `${uri}:${line}:${source.slice(from, to)}`;
  });
}
