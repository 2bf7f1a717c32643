import type { FieldErrors } from 'vitrine/core/forms';
import { editorStrings } from 'vitrine/core/i18n';
import {
  catalogueCurrencies,
  interfaceMessage,
  optionField,
  pictureCountField,
  pictureFields,
  productLimits,
  productStatuses,
  productTypes,
  productUrl,
  readCount,
  rowCountField,
  scheduleField,
  seenField,
  statusWords,
  typeWords,
  variantFields,
  type OwnedProduct,
  type RowsEdited,
  type Typed,
} from '../../../server/index.js';
import { website } from '../../../pages/site.js';
import { toAddress } from '../../../pages/views/address.js';
import { fieldView, type Field } from '../../../pages/views/parts/field.js';
import { ofProducts, ownerView, type ShownPage } from '../page.js';
import { waitingWords } from './list.js';
import { productPath, productsPath } from './query.js';

export interface ProductEditorPage extends ShownPage {
  /** Null for a new product. */
  readonly stored: OwnedProduct | null;
  readonly typed: Typed;
  readonly errors: FieldErrors;
  readonly notice: string | null;
  /** Why uploaded files were not kept. */
  readonly refusedFiles: readonly string[];
  readonly categories: readonly string[];
  /** Sizes of pictures, by address. */
  readonly pictures: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
  /** Of uploaded pictures, by address. */
  readonly fileNames: ReadonlyMap<string, string>;
  /** Shoppers who wait for variants that are in stock again. */
  readonly waiting: number;
  /** The row that a button has moved or added. */
  readonly at: RowsEdited['at'];
  readonly megabytes: number;
}

const { title, urlId, excerpt, tag } = productLimits;

/** What the product is called and where it stands. */
const wordFields: readonly Field[] = [
  { name: 'title', label: 'Title', maxLength: title },
  {
    name: 'urlId',
    label: 'Address',
    hint: 'The last part of the product’s address in the shop: /shop/dune-mug. A former address leads to the new one.',
    maxLength: urlId,
  },
  {
    name: 'excerpt',
    label: 'Excerpt',
    hint: 'One sentence for lists and search engines.',
    isOptional: true,
    maxLength: excerpt,
  },
];

const tagField: Field = {
  name: 'tags',
  label: 'Tags',
  hint: `Separated by commas, each of at most ${tag} characters.`,
  isOptional: true,
};

export function productEditorView(page: ProductEditorPage) {
  const { crumb, stored, typed, errors, problem, notice, refusedFiles } = page;
  const path = stored === null ? `${productsPath}/new` : productPath(stored.id);
  const options = Array.from({ length: productLimits.options }, (_, index) => index);
  return {
    ...ownerView({
      heading: stored?.title ?? 'New product',
      crumb,
      problem,
      notice,
      ...ofProducts,
      scripts: ['owner-uploads', 'owner-products'],
    }),
    save: { url: toAddress(path) },
    stored: stored && {
      shown: stored.status === 'listed' ? { url: toAddress(productUrl(stored.urlId)) } : null,
      duplicate: { url: toAddress(`${path}/duplicate`) },
      remove: { url: toAddress(`${path}/remove`) },
    },
    waiting: page.waiting === 0 ? null : waitingWords(page.waiting),
    words: wordFields.map((field) => fieldView(field, typed, errors)),
    about: { value: typed['description'] ?? '', error: errors['description'] ?? null },
    status: choicesView(productStatuses, statusWords, typed['status']),
    schedule: scheduleView(typed, errors),
    type: choicesView(productTypes, typeWords, typed['type']),
    category: {
      value: typed['category'] ?? '',
      error: errors['category'] ?? null,
      most: productLimits.category,
      known: page.categories.map((value) => ({ value })),
    },
    tags: fieldView(tagField, typed, errors),
    pictures: pictureViews(page),
    pictureCount: typed[pictureCountField] ?? '0',
    refusedFiles: refusedFiles.map((sentence) => ({ sentence })),
    megabytes: page.megabytes,
    uploads: {
      url: toAddress(`${productsPath}/pictures`),
      most: page.megabytes * 1024 * 1024,
      messages: uploadMessages(page.megabytes),
    },
    options: options.map((index) => ({
      name: optionField(index),
      label: `Option ${index + 1}`,
      value: typed[optionField(index)] ?? '',
      error: errors[optionField(index)] ?? null,
    })),
    rowCount: typed[rowCountField] ?? '0',
    seen: typed[seenField] ?? '',
    variants: variantViews(page),
    back: { url: toAddress(productsPath) },
  };
}

function scheduleView(typed: Typed, errors: FieldErrors) {
  return {
    name: scheduleField,
    value: typed[scheduleField] ?? '',
    error: errors[scheduleField] ?? null,
    timeZone: website.timeZone,
  };
}

/** What the script of uploads says (platform §5, §8). */
const uploadMessages = (megabytes: number) => ({
  tooLarge: editorStrings(
    'fileTooLarge',
    { fileName: '{fileName}', maxSize: `${megabytes} MB` },
    'en-US',
  ),
  noData: interfaceMessage('noResponseData'),
  failed: interfaceMessage('processingFailed'),
  cancelled: interfaceMessage('processingCancelled'),
  incomplete: interfaceMessage('uploadIncomplete'),
  refused: interfaceMessage('uploadFailed'),
  signedOut: 'You are signed out. Sign in again in another tab, then upload it once more.',
});

function choicesView<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
  chosen: string | undefined,
) {
  return values.map((value) => ({ value, label: words[value], isChosen: value === chosen }));
}

function pictureViews({ typed, errors, pictures, fileNames, at }: ProductEditorPage) {
  const count = readCount(typed[pictureCountField], productLimits.pictures * 2);
  return Array.from({ length: count }, (_, index) => {
    const names = pictureFields(index);
    const url = typed[names.url] ?? '';
    const size = pictures.get(url);
    const fileName = fileNames.get(url);
    return size === undefined
      ? null
      : {
          number: index + 1,
          urlField: names.url,
          url: toAddress(url),
          ...size,
          altField: names.alt,
          alt: typed[names.alt] ?? '',
          most: productLimits.altText,
          error: errors[names.alt] ?? null,
          index,
          file:
            fileName === undefined
              ? null
              : {
                  name: names.file,
                  value: typed[names.file] ?? fileName,
                  error: errors[names.file] ?? null,
                },
          isFocused: at?.kind === 'picture' && at.index === index,
        };
  }).filter((picture) => picture !== null);
}

function variantViews(page: ProductEditorPage) {
  const { typed, errors, at } = page;
  const count = readCount(typed[rowCountField], productLimits.variants + 1);
  const options = Array.from({ length: productLimits.options }, (_, index) => index).filter(
    (index) => typed[optionField(index)]?.trim(),
  );
  const images = pictureViews(page);
  return Array.from({ length: count }, (_, index) => {
    const names = variantFields(index);
    const cell = (name: string, label: string) => ({
      name,
      label,
      value: typed[name] ?? '',
      error: errors[name] ?? null,
    });
    const values = options.map((option) => typed[names.value(option)]?.trim()).filter(Boolean);
    const sku = cell(names.sku, 'SKU');
    return {
      index,
      legend: `Variant ${index + 1}${values.length > 0 ? `: ${values.join(' / ')}` : ''}`,
      isFocused: at?.kind === 'variant' && at.index === index,
      // The SKU of a stored variant stays, because carts refer to it.
      sku: { ...sku, isFixed: (typed[names.shown] ?? '') !== '' },
      values: options.map((option) => cell(names.value(option), typed[optionField(option)] ?? '')),
      stock: cell(names.stock, 'Stock'),
      shown: { name: names.shown, value: typed[names.shown] ?? '' },
      prices: catalogueCurrencies.map((code) => cell(names.price(code), `Price ${code}`)),
      sales: catalogueCurrencies.map((code) => cell(names.sale(code), `Sale price ${code}`)),
      image: {
        name: names.image,
        error: errors[names.image] ?? null,
        choices: images.map(({ url, number, alt }) => ({
          url,
          label: `Picture ${number}${alt === '' ? '' : `: ${alt.slice(0, 40)}`}`,
          isChosen: url === typed[names.image],
        })),
      },
    };
  });
}
