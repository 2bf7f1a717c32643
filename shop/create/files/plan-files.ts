import type { Answers } from '../answers.js';
import { ownWords } from '../words.js';
import {
  containerFile,
  environmentExample,
  ignoredFiles,
  packageJson,
  readme,
  shopConfig,
  startScript,
  type PackageFacts,
  type PackageSources,
} from './project.js';
import { sampleCatalogue, samplePictures } from './sample-catalogue.js';
import { favicon, ownTemplates } from './templates.js';

export interface ShopPlan {
  readonly answers: Answers;
  readonly facts: PackageFacts;
  readonly sources: PackageSources;
  /** The text of a CSV file with the products; null for those of the sample. */
  readonly catalogue: string | null;
}

/** The files of a new shop by their paths in its folder. */
export function planFiles(plan: ShopPlan): ReadonlyMap<string, string> {
  const { answers, facts, sources, catalogue } = plan;
  const words = ownWords[answers.language];
  if (words === undefined) throw new Error(`There are no words in ${answers.language}.`);
  return new Map([
    ['package.json', packageJson(answers, facts, sources)],
    ['shop.config.js', shopConfig(answers, words)],
    ['start.js', startScript],
    ['catalogue/products.csv', catalogue ?? sampleCatalogue(words)],
    ['public/favicon.svg', favicon],
    ...within('public/pictures', catalogue === null ? samplePictures : new Map()),
    ...within('templates', ownTemplates(words)),
    ['downloads/.gitkeep', ''],
    ['Containerfile', containerFile],
    ['.dockerignore', ignoredFiles],
    ['.env.example', environmentExample],
    ['.gitignore', ignoredFiles],
    ['README.md', readme(answers)],
  ]);
}

const within = (folder: string, files: ReadonlyMap<string, string>) =>
  [...files].map(([name, text]): [string, string] => [`${folder}/${name}`, text]);
