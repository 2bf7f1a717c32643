import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shopOfPages, writeSource } from '../../stories/support/write-page.js';

/** The HTML of one or more stories, as Storybook gives it to copy. */
export interface StoryPage {
  /** Such as `Cart pill / Items`. */
  readonly names: readonly string[];
  readonly html: string;
  /** Whether the stories have something in the cart from the start. */
  readonly hasCart: boolean;
}

interface Parameters {
  readonly cart?: { readonly holds?: number; readonly lines?: readonly unknown[] };
  readonly docs?: {
    readonly source?: { readonly originalSource: string; readonly language: string };
  };
}

interface StoryModule {
  readonly default: { readonly title: string; readonly parameters?: Parameters };
}

export interface StoryPages {
  /** Of all stories that are HTML; stories of the same page are one. */
  readonly pages: readonly StoryPage[];
  /** The names of stories that are not HTML. */
  readonly others: readonly string[];
}

/** Reads the stories of widgets and guides. `shop` is the shop's address in their pages. */
export async function readStoryPages(shop: string): Promise<StoryPages> {
  const files = ['guide', 'widgets'].flatMap((folder) =>
    readdirSync(`stories/${folder}`)
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => path.resolve('stories', folder, file)),
  );
  const modules = await Promise.all(files.map((file) => import(file) as Promise<StoryModule>));
  const others: string[] = [];
  const pages = new Map<string, { names: string[]; hasCart: boolean }>();
  for (const { default: meta, ...stories } of modules) {
    const title = meta.title.replace('Widgets/', '');
    for (const [key, story] of Object.entries(stories as Record<string, typeof meta>)) {
      const name = `${title} / ${key}`;
      const parameters = { ...meta.parameters, ...story.parameters };
      const source = parameters.docs?.source?.originalSource;
      if (source === undefined) {
        others.push(name);
        continue;
      }
      const html = writeSource(source, parameters).replaceAll(shopOfPages, shop);
      const page = pages.get(html) ?? { names: [], hasCart: false };
      page.names.push(name);
      const { holds = 0, lines = [] } = parameters.cart ?? {};
      page.hasCart ||= holds + lines.length > 0;
      pages.set(html, page);
    }
  }
  return { pages: [...pages].map(([html, page]) => ({ html, ...page })), others };
}
