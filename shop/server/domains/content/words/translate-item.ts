import type { Translations } from '../../../ground/shop-words/index.js';
import type { ContentItem } from '../types.js';

const paragraphs = /<p>(.*?)<\/p>/gs;

/** A page of text with its title and paragraphs in another language; null if the table lacks any of them. */
export function translateItem(item: ContentItem, words: Translations): ContentItem | null {
  const texts = [item.title, ...paragraphsOf(item.excerpt), ...paragraphsOf(item.body)];
  if (!texts.every((text) => Object.hasOwn(words, text))) return null;
  const translate = (markup: string) =>
    markup.replace(paragraphs, (_, text: string) => `<p>${words[text] ?? text}</p>`);
  return {
    ...item,
    title: words[item.title] ?? item.title,
    excerpt: translate(item.excerpt),
    body: translate(item.body),
  };
}

function paragraphsOf(markup: string): readonly string[] {
  return [...markup.matchAll(paragraphs)].map(([, text = '']) => text);
}
