import { currentPrice, isInStock, isSoldOut } from '../../../commerce/product/index.js';
import {
  hasVariedPrices,
  variantOptions,
  type ContentVariant,
  type StructuredContent,
} from '../../../commerce/product/structured-content/index.js';
import { productPageStrings, type CurrencyOptions } from '../../../i18n/index.js';
import { element, type Markup } from '../../markup/index.js';
import type { Scope } from '../../plugins.js';
import { localized, localizedPattern } from './localized.js';
import { moneyText } from './money-text.js';
import { controlId, type FormPart } from './product-form.js';

interface Option {
  readonly name: string;
  /** The label. */
  readonly title: string;
  /** The placeholder that asks to choose. */
  readonly request: string;
}

const asUsual: CurrencyOptions = {};

/**
 * Renders one select of all variants, because without script single options cannot determine a variant; the widget
 * replaces it by one select for each option. Null when there is nothing to choose (§9.3).
 */
export function variantPicker(
  content: StructuredContent,
  { itemId, formId }: FormPart,
  scope: Scope,
): Markup | null {
  const options = listOptions(content, scope);
  if (options.length === 0) return null;

  const placeholder = options.map(({ request }) => request).join(', ');
  const id = controlId('sku', itemId);
  const isWhollySoldOut = isSoldOut(content);
  const isVaried = hasVariedPrices(content);
  return element(
    'vitrine-variant-picker',
    { 'product-id': itemId || null, form: formId },
    element('label', { for: id }, `${options.map(({ title }) => title).join(', ')}:`),
    ' ',
    element(
      'select',
      { id, name: 'sku', form: formId, required: true, 'aria-label': placeholder },
      element('option', { value: '' }, placeholder),
      content.variants.map((variant) => {
        const value = describe(variant, options);
        const isOffered = isInStock(variant);
        return element(
          'option',
          { value: variant.sku, disabled: !isOffered && !isWhollySoldOut },
          isOffered ? value : productPageStrings('soldOutValue', { value }),
          isVaried && ` – ${moneyText(currentPrice(variant), asUsual, scope)}`,
        );
      }),
    ),
  );
}

/** A gift card is chosen by its value, whatever the option's name. */
function listOptions(content: StructuredContent, scope: Scope): Option[] {
  const giftValue = content.productType === 'gift-card' && productPageStrings('giftCardValue');
  const giftTitle = giftValue && (localized(scope, 'giftCardValueDisplayText') ?? giftValue);
  const wording = giftValue ? 'giftCardVariantSelectText' : 'productVariantSelectText';
  return variantOptions(content).map(({ name }) => ({
    name,
    title: giftTitle || name,
    request: localizedPattern(scope, wording, { variantName: name }, () =>
      productPageStrings('selectPlaceholder', { option: giftValue || name }),
    ),
  }));
}

/** 'Large'; 'Colour: Oat, Size: Large' where there are several options. */
function describe(variant: ContentVariant, options: readonly Option[]): string {
  return options
    .map(({ name, title }) => (options.length > 1 ? `${title}: ` : '') + variant.attribute(name))
    .join(', ');
}
