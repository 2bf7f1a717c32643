import type { ServerProblem } from '../sources.js';
import { cartAdvice, formAdvice, netAdvice, restockAdvice, type Advice } from './codes.js';
import { developerCodes } from './developer-codes.js';
import { callSentences, ownSentences, selectionSentences } from './sentences.js';
import { serverAdvice } from './server-advice.js';

/** A code with all that comes with it. */
export interface ErrorRow {
  readonly code: string;
  /** Events, outcomes, statuses and classes; code between backticks. */
  readonly comesWith: ReadonlySet<string>;
  readonly sentences: ReadonlySet<string>;
  readonly fixes: ReadonlySet<string>;
}

interface Source {
  readonly code: string;
  readonly comesWith: string;
  readonly sentence?: string;
  readonly fix: string;
}

const shopperFix = 'Nothing for the author: the shopper does what the sentence says.';

const addFailed = '`vitrine-add-failed`';
const submitFailed = '`vitrine-submit-failed`';
const restockFailed = '`vitrine-restock-failed`';

function ofFeature(event: string, advice: Readonly<Record<string, Advice>>): Source[] {
  return Object.entries(advice).map(([code, { means, fix }]) => ({
    code,
    comesWith: event,
    sentence: ownSentences[code]?.() ?? means,
    fix,
  }));
}

/** Every error code once, with the events it comes with, the sentences and the fix. */
export function listErrors(problems: readonly ServerProblem[]): ErrorRow[] {
  const calls = Object.entries(netAdvice).flatMap(([code, { fix }]) =>
    Object.entries(callSentences).map(([event, sentenceOf]) => ({
      code,
      comesWith: `\`${event}\``,
      sentence: sentenceOf(code as keyof typeof netAdvice),
      fix,
    })),
  );
  const selection = Object.entries(selectionSentences).map(([code, sentence]) => ({
    code,
    comesWith: 'the outcome `invalid` of `add()`',
    sentence: sentence(),
    fix: shopperFix,
  }));
  const thrown = Object.entries(developerCodes).map(([code, { means, fix, from }]) => ({
    code,
    comesWith: from,
    sentence: means,
    fix,
  }));
  const ofServer = problems.map(({ code, status, sentence }) => ({
    code,
    comesWith: `the server's answer ${status}`,
    sentence,
    fix: serverAdvice[code] ?? shopperFix,
  }));
  return merge([
    ...calls,
    ...ofFeature(addFailed, cartAdvice),
    ...ofFeature(submitFailed, formAdvice),
    ...ofFeature(restockFailed, restockAdvice),
    ...selection,
    ...thrown,
    ...ofServer,
  ]);
}

/** A code of several sources is one row; the first fix that is for an author stands alone. */
function merge(sources: readonly Source[]): ErrorRow[] {
  return [...new Set(sources.map(({ code }) => code))].map((code) => {
    const all = sources.filter((source) => source.code === code);
    const fixes = new Set(all.map(({ fix }) => fix));
    if (fixes.size > 1) fixes.delete(shopperFix);
    return {
      code,
      comesWith: new Set(all.map(({ comesWith }) => comesWith)),
      sentences: new Set(all.flatMap(({ sentence }) => (sentence ? [sentence] : []))),
      fixes,
    };
  });
}
