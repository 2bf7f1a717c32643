import { phrases, type Phrases } from './phrases.js';

/** What stands around the words of a template: tags, directives and the quotes of attributes. */
const before = String.raw`(?<=[>}"]\s*)`;
const after = String.raw`(?=\s*[<{"])`;

const escaped = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);

/** The longest first, so that none is taken for a part of another. */
const pattern = new RegExp(
  `${before}(${phrases
    .map((phrase) => escaped(phrase.replace('&', '&amp;')))
    .toSorted((one, other) => other.length - one.length)
    .join('|')})${after}`,
  'g',
);

/** The source of a template with its words in another language. Words that no table has stay English. */
export function translateTemplate(source: string, words: Phrases): string {
  return source.replace(pattern, (found) => {
    const phrase = found.replace(/\s+/g, ' ');
    return (words as Readonly<Record<string, string | undefined>>)[phrase] ?? found;
  });
}
