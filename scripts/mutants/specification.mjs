import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readSections } from '../citations.mjs';
import { sourceFolders } from './draw.mjs';
import { findMutants, placeOf } from './find-mutants.mjs';

const documents = ['storefront', 'platform'];

/**
 * A value in an item of a specification: a path or field, a sentence, or a number.
 * @typedef {{ kind: 'name' | 'sentence' | 'number', value: string }} Token
 */

/**
 * The paths, fields, sentences and numbers of an item, in which the tests are no longer.
 * @param {string} item
 * @returns {Token[]}
 */
export function readTokens(item) {
  const said = item.replaceAll(/`[^\s`]+ › [^`]+`/g, '');
  const names = [...said.matchAll(/`([^`]+)`/g)].map(([, value]) => ({
    kind: 'name',
    value: value.replace(/^(GET|POST|PUT|PATCH|DELETE) /, ''),
  }));
  const prose = said.replaceAll(/`[^`]+`/g, '');
  const sentences = [...prose.matchAll(/(?<![\w’])'([^']+)'(?!\w)/g)].map(([, value]) => ({
    kind: 'sentence',
    value,
  }));
  const rest = prose.replaceAll(/(?<![\w’])'[^']+'(?!\w)/g, '');
  const numbers = [...rest.matchAll(/(?<![\w.,§-])\d[\d,]*(?:\.\d+)?(?![\w-])/g)].map(
    ([value]) => ({
      kind: 'number',
      value: value.replaceAll(',', ''),
    }),
  );
  return [...names, ...sentences, ...numbers];
}

/**
 * Finds the value of a token in a file. A sentence may be part of a text; seconds may be milliseconds.
 * @param {string} file
 * @param {string} text
 * @param {Token} token
 */
export function findToken(file, text, { kind, value }) {
  // Most files have none of it, and are not parsed.
  const [part = ''] = value.split(/[{:]/);
  if (kind !== 'number' && !text.includes(part)) return [];
  const places = findMutants(file, text);
  if (kind === 'number') {
    const meant = [1, 1000].map((factor) => Number(value) * factor);
    return places.filter(
      (place) =>
        place.kind === 'number ±1' && meant.includes(Number(place.before.replaceAll('_', ''))),
    );
  }
  const isMeant = (/** @type {string} */ content) =>
    content === value || (kind === 'sentence' && content.includes(value));
  const texts = places.filter(
    (place) =>
      place.kind === 'emptied text' && isMeant(place.before.slice(1, -1).replaceAll("\\'", "'")),
  );
  return kind === 'name' ? [...texts, ...findNames(file, text, value)] : texts;
}

/** Fields of objects, and templates that begin with a path. */
function findNames(file, text, value) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (kind, node, after) => found.push({ kind, ...placeOf(source, node), after });
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === value) {
      add('renamed field', node.name, `'${value}Renamed'`);
    }
    if (
      value.startsWith('/') &&
      ts.isTemplateExpression(node) &&
      !ts.isTaggedTemplateExpression(node.parent)
    ) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(
        ({ text: part }) => part,
      );
      if (parts.join('*').replaceAll(/\*+/g, '*') === value.replaceAll(/\{\w+\}|:\w+/g, '*'))
        add('emptied text', node, "''");
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * A mutant for each token of each item: its value is changed in the modules nearest to the item's tests that say it.
 * @param {string} root
 * @param {(file: string) => Map<string, number>} findImports
 */
export function listClaims(root, findImports) {
  const texts = new Map();
  const read = (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(path.join(root, file), 'utf8'));
    return texts.get(file);
  };
  const isSource = (file) =>
    sourceFolders.some((folder) => file.startsWith(`${folder}/`)) && /\.tsx?$/.test(file);
  return documents.flatMap((document) =>
    readSections(read(`docs/specification/${document}.md`)).flatMap(({ number, items }) =>
      items
        .filter(({ tests }) => tests.length > 0)
        .flatMap(({ text, tests }) => {
          const modules = new Map();
          for (const { file } of tests) {
            for (const [module, distance] of findImports(file)) {
              if (isSource(module))
                modules.set(module, Math.min(distance, modules.get(module) ?? distance));
            }
          }
          const byDistance = [...modules].sort(([, one], [, other]) => one - other);
          return readTokens(text).map((token) => {
            let nearest = Infinity;
            const places = [];
            for (const [file, distance] of byDistance) {
              if (distance > nearest) break;
              const found = findToken(file, read(file), token).map((place) => ({ ...place, file }));
              if (found.length > 0) nearest = distance;
              places.push(...found);
            }
            return { document, section: number, text, tests, token, places };
          });
        }),
    ),
  );
}
