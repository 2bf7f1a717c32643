import { productLimits, type LabelKind, type Labels } from '../../../server/index.js';
import { website } from '../../../pages/site.js';
import { toAddress } from '../../../pages/views/address.js';
import { countWords } from '../count-words.js';
import { ofProducts, ownerView, type ShownPage } from '../page.js';
import { productsPath } from './query.js';

export const tagsPath = `${productsPath}/tags`;

export interface TagsPage extends ShownPage {
  readonly notice: string | null;
  readonly labels: Labels;
  /** The label whose name is edited; null for none. */
  readonly edited: {
    readonly kind: LabelKind;
    readonly from: string;
    readonly typed: string;
    readonly error: string | null;
  } | null;
}

/** Whether the site's files name a label: a category with a page keeps its name, or the page would be empty. */
export const hasOwnPage = (kind: LabelKind, name: string): boolean =>
  kind === 'category' && website.sections.some(({ category }) => category === name);

const words: Readonly<Record<LabelKind, { readonly title: string; readonly empty: string }>> = {
  tag: { title: 'Tags', empty: 'No product has a tag yet.' },
  category: { title: 'Categories', empty: 'No product has a category yet.' },
};

/** The tags and categories in use, one of which can get another name in all products. */
export function tagsView({ crumb, problem, notice, labels, edited }: TagsPage) {
  return {
    ...ownerView({ heading: 'Tags and categories', crumb, problem, notice, ...ofProducts }),
    back: { url: toAddress(productsPath) },
    edited: edited && {
      ...edited,
      most: productLimits[edited.kind],
      save: { url: toAddress(tagsPath) },
      cancel: { url: toAddress(tagsPath) },
    },
    groups: (Object.keys(words) as LabelKind[]).map((kind) => {
      const isKept = ({ name }: { readonly name: string }) => hasOwnPage(kind, name);
      const kept = labels[kind].filter(isKept);
      const { title, empty } = words[kind];
      return {
        kind,
        title,
        empty: kept.length === 0 ? empty : 'None can get another name.',
        choose: { url: toAddress(tagsPath) },
        labels: labels[kind]
          .filter((label) => !isKept(label))
          .map(({ name, count }) => ({
            name,
            count: countWords(count, 'product'),
            isChosen: edited?.kind === kind && edited.from === name,
          })),
        kept: kept.map(({ name, count }) => ({ name, count: countWords(count, 'product') })),
      };
    }),
  };
}
