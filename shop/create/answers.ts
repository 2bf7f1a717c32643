import { catalogueCurrencies, siteLanguages } from '../server/index.js';
import { themes } from '../pages/index.js';

/** What a new shop is made of. */
export interface Answers {
  readonly name: string;
  readonly language: string;
  readonly currency: string;
  readonly theme: string;
}

export type Question = keyof Answers;

interface Asked {
  readonly words: string;
  /** What may be answered; null for any text that is not empty. */
  readonly choices: readonly string[] | null;
  readonly otherwise: string;
}

/** In the order in which they are asked. The first choice is the default one. */
export const questions: Readonly<Record<Question, Asked>> = {
  name: { words: 'What is the shop called?', choices: null, otherwise: 'My shop' },
  language: asked(
    'In which language are its texts?',
    siteLanguages.map(({ code }) => code),
  ),
  currency: asked('Which currency are its prices shown in?', catalogueCurrencies),
  theme: asked(
    'Which look does it have?',
    themes.map(({ name }) => name),
  ),
};

export const questionNames = Object.keys(questions) as readonly Question[];

const longestName = 100;

/** What is wrong with an answer, as a sentence; null for nothing. */
export function findFault(question: Question, answer: string): string | null {
  const { choices } = questions[question];
  if (choices !== null && !choices.includes(answer)) {
    return `The ${question} is one of ${choices.join(', ')}, not “${answer}”.`;
  }
  const length = answer.trim().length;
  return choices !== null || (length > 0 && length <= longestName)
    ? null
    : `The ${question} has 1 to ${longestName} characters.`;
}

function asked(words: string, choices: readonly string[]): Asked {
  return { words, choices, otherwise: choices[0] ?? '' };
}
