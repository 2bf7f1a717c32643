import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folders = ['docs', 'editors', 'examples', 'shop', 'tests'];

/** A link or picture of Markdown; not those to other sites. */
const link = /\]\((?![a-z]+:)([^)\s]+)\)/g;

/** A place of the repository in a span of code, without a placeholder. */
const namedPlace =
  /`((?:analytics|core|docs|examples|scripts|shop|stories|tests|tools|widgets)\/[^`\s<*{…]*)`/g;

/** A page whose places are those of today; others, such as the changelog, tell of what was. */
const ofToday = /^ARCHITECTURE\.md$|^docs\/(?:architecture|changes)\//;

/** Blocks and spans of code, in which nothing is a link. */
const code = /^(`{3,}|~{3,})[^]*?^\1|`[^`\n]+`/gm;

/** The anchor of a heading, as GitHub and the documentation make it. */
const slugOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * The links of Markdown files that lead nowhere, a sentence each.
 * @param {readonly string[]} files
 * @param {(file: string) => string | null} readText null where there is no such file or folder.
 */
export function findDeadLinks(files, readText) {
  return files.flatMap((file) =>
    [...(readText(file) ?? '').replace(code, '').matchAll(link)].flatMap(([, address]) => {
      const [place, anchor] = address.split('#');
      const target = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
      const text = readText(target);
      if (text === null) return [`${file}: ${address} leads to no file.`];
      if (anchor === undefined) return [];
      const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slugOf(heading));
      return headings.includes(anchor) ? [] : [`${file}: ${address} has no such heading.`];
    }),
  );
}

/** The places that the files name and that are not there, a sentence each. */
export function findMissingPlaces(files, readText, exists) {
  return files.flatMap((file) =>
    [...(readText(file) ?? '').matchAll(namedPlace)]
      .filter(([, named]) => !exists(named))
      .map(([, named]) => `${file}: there is no ${named}.`),
  );
}

function listFiles() {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.posix.join(folder, name)),
  );
  const files = [...readdirSync('.'), ...inFolders];
  return files.filter((file) => file.endsWith('.md') && !file.includes('node_modules'));
}

/** A page of the documentation is a file of docs/, a story's guide, or made of the sources, which its own test reads. */
function readText(file) {
  if (file.startsWith('docs/reference/')) return '';
  const source = [file, file.replace(/^docs\/guides\/(.*)\.md$/, 'stories/guide/$1.mdx')].find(
    (name) => existsSync(name),
  );
  if (source === undefined) return null;
  return /\.mdx?$/.test(source) ? readFileSync(source, 'utf8') : '';
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = listFiles();
  const today = [...files.filter((file) => ofToday.test(file)), 'stories/guide/threat-model.mdx'];
  const faults = [
    ...findDeadLinks(files, readText),
    ...findMissingPlaces(today, readText, existsSync),
  ];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
