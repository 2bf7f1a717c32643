import { textInCallerWords } from '../../server/index.js';
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

/** Words without a tag or a value among them. */
const plain = new RegExp(String.raw`${before}[^\s<>{}"][^<>{}"]*?${after}`, 'g');

/** The source of a template with its words in another language: the package's, and the shop's own. Others stay English. */
export function translateTemplate(source: string, words: Phrases): string {
  return source
    .replace(pattern, (found) => {
      const phrase = found.replace(/\s+/g, ' ');
      return (words as Readonly<Record<string, string | undefined>>)[phrase] ?? found;
    })
    .replace(plain, (found) => {
      const text = found.replace(/\s+/g, ' ');
      const said = textInCallerWords(text);
      // Words of a shop are text: they open no tag and no directive.
      return said === text || /[<>{}"]/.test(said) ? found : said;
    });
}
