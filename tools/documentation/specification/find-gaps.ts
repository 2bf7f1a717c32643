import { kindOf, type CoverageDocument, type Row } from './row.js';

/** The text of a file of the project, by its path from the project's folder; null if there is none. */
export type ReadText = (path: string) => string | null;

/**
 * What is wrong with the rows of documents, a sentence each: a file that is not there, a phrase that its test does not
 * have, an item without a test.
 */
export function findGaps(documents: readonly CoverageDocument[], readText: ReadText): string[] {
  return documents.flatMap(({ name, sections }) =>
    sections.flatMap(({ number, rows }) =>
      rows.flatMap((row) => {
        const faults = [...findMissingFiles(row, readText), ...findSilentTests(row, readText)];
        return [...faults, ...findExcuse(row)].map(
          (fault) => `${name} §${number}, "${row.item}": ${fault}`,
        );
      }),
    ),
  );
}

function findMissingFiles({ modules }: Row, readText: ReadText): string[] {
  return modules
    .filter((file) => readText(file) === null)
    .map((file) => `the module ${file} is not there.`);
}

function findSilentTests({ tests }: Row, readText: ReadText): string[] {
  return Object.entries(tests).flatMap(([file, phrase]) => {
    const text = readText(file);
    if (text === null) return [`the test ${file} is not there.`];
    if (phrase.trim() === '') return [`no phrase of the test ${file} is named.`];
    return joinLines(text).includes(phrase) ? [] : [`the test ${file} does not say "${phrase}".`];
  });
}

function findExcuse(row: Row): string[] {
  const hasTest = Object.keys(row.tests).length > 0;
  const [isTested, isShown] = [kindOf(row) === 'tested', row.modules.length > 0];
  if (isTested && !hasTest) return ['no test. Name one that quotes it.'];
  if (isTested && !isShown) return ['no module. Name the file that carries it out.'];
  if (row.kind !== undefined && row.reason.trim() === '') return ['no reason is given.'];
  return [];
}

/** Sentences of comments and titles go over several lines. */
const joinLines = (text: string) => text.replace(/\s*\n\s*(?:\/\/|\*)?\s*/g, ' ');
