import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Problem, problemCodes } from '../../../../shop/server/ground/http/index.js';
import { listErrors } from '../../../../tools/documentation/reference/errors/index.js';
import { serverAdvice } from '../../../../tools/documentation/reference/errors/server-advice.js';

const problems = problemCodes.map((code) => {
  const { status, message } = new Problem(code);
  return { code, status, sentence: message };
});
const rows = listErrors(problems);
const codes = rows.map(({ code }) => code);

/** Every code that a source gives an error of a class of its own. */
const thrown = ['core', 'widgets', 'connectors', 'analytics'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/new \w+Error\(\s*'([a-z][\w-]*)'/g),
    ])
    .map(([, code = '']) => code),
);

describe('the table of errors', () => {
  it('has every code that the sources throw', () => {
    expect(thrown.length).toBeGreaterThan(30);
    expect(thrown.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('has every refusal of the server, and advice for no other code', () => {
    expect(problemCodes.filter((code) => !codes.includes(code))).toEqual([]);
    const known: readonly string[] = problemCodes;
    expect(Object.keys(serverAdvice).filter((code) => !known.includes(code))).toEqual([]);
  });

  it('has each code once, with what it comes with, a sentence and a fix', () => {
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, comesWith, sentences, fixes } of rows) {
      for (const cell of [comesWith, sentences, fixes]) {
        expect([code, [...cell].filter(Boolean).length]).not.toEqual([code, 0]);
      }
    }
  });

  it('has the sentences that the library shows', () => {
    const offline = rows.find(({ code }) => code === 'offline');
    expect([...(offline?.comesWith ?? [])]).toEqual([
      '`vitrine-add-failed`',
      '`vitrine-submit-failed`',
      '`vitrine-restock-failed`',
    ]);
    expect([...(offline?.sentences ?? [])]).toContain('Please check your internet connection.');
  });
});
