import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const guides = 'stories/guide';

/** The table of contents. */
export const readContents = () => JSON.parse(readFileSync('docs/contents.json', 'utf8'));

/** The Markdown files of `docs/` that are pages, relative to that folder. */
function listMarkdown(contents, { isPage }) {
  return readdirSync('docs', { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md') && isPage(contents, file))
    .sort();
}

/** The pages that people wrote: Markdown in `docs/`, and the guides of Storybook. */
export async function readPages(sources, tool, contents) {
  const markdown = listMarkdown(contents, tool).map((file) =>
    tool.readMarkdownPage(file.replace(/\.md$/, ''), readFileSync(`docs/${file}`, 'utf8')),
  );
  const names = readdirSync(guides)
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  const read = [];
  for (const name of names) {
    const { default: Guide } = await sources.load(`${guides}/${name}`);
    const html = renderToStaticMarkup(createElement(Guide));
    read.push(tool.readGuide(`guides/${path.basename(name, '.mdx')}`, html, 'theme-pictures'));
  }
  return [...markdown, ...read];
}

/** The page of each document of Storybook that guides link to, by the id that its links have. */
export function mapStories(elementNames) {
  const titles = readdirSync(guides)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const [, title = ''] =
        /<Meta title="([^"]*)"/.exec(readFileSync(`${guides}/${name}`, 'utf8')) ?? [];
      return [`${idOf(title)}--docs`, `guides/${path.basename(name, '.mdx')}`];
    });
  const widgets = elementNames.map((name) => [
    `widgets-${name}--docs`,
    `reference/elements/vitrine-${name}`,
  ]);
  const live = ['template-playground--try-it', 'themes-editor--try-it'].map((id) => [
    id,
    'guides/storybook',
  ]);
  return Object.fromEntries([...titles, ...widgets, ...live]);
}

/** `Guide/Getting started` → `guide-getting-started`. */
const idOf = (title) => title.toLowerCase().replace(/[^a-z\d]+/g, '-');
