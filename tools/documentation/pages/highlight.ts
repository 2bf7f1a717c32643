import hljs from 'highlight.js/lib/common';
import { escapeHtml } from './html.js';

const languages: Readonly<Record<string, string>> = {
  html: 'xml',
  vue: 'xml',
  svelte: 'xml',
  erb: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  sh: 'bash',
};

/** The code as HTML, with classes for its colours where the language is known. */
export function highlight(text: string, language: string): string {
  const known = languages[language] ?? language;
  if (!hljs.getLanguage(known)) return escapeHtml(text);
  return hljs.highlight(text, { language: known, ignoreIllegals: true }).value;
}
