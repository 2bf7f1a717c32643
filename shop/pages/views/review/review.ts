import { ratings, starsPath, starsText } from 'vitrine/core/reviews';
import { formStrings } from 'vitrine/core/i18n';
import {
  photoLimits,
  photoTypes,
  reviewLimits,
  type CatalogueProduct,
} from '../../../server/index.js';
import { website } from '../../site.js';
import { toAddress } from '../address.js';
import { alertView } from '../checkout/alert.js';
import { fieldView, type Field, type Typed } from '../parts/field.js';
import type { Plain } from '../plain.js';
import { say } from '../../words/say.js';

export interface ReviewPage {
  readonly product: Plain<CatalogueProduct>;
  readonly typed: Typed;
  readonly errors: Typed;
  readonly problem: string | null;
  readonly takesPhotos: boolean;
  readonly crumb: string;
  readonly key: string;
}

const fields: readonly Field[] = [
  { name: 'title', label: 'Title', isOptional: true, maxLength: reviewLimits.title },
  { name: 'text', label: 'Your review', isLong: true, maxLength: reviewLimits.text },
  {
    name: 'author',
    label: 'Name',
    hint: 'Shown with your review.',
    autocomplete: 'nickname',
    maxLength: reviewLimits.author,
  },
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    hint: 'Not shown, and forgotten once we have read the review.',
    autocomplete: 'email',
    maxLength: reviewLimits.email,
  },
];

const shownErrors = [
  { name: 'rating', label: 'Your rating' },
  ...fields,
  { name: 'photos', label: 'Photos' },
];

/** The form for a review of a product. */
export function reviewView(page: ReviewPage) {
  const { product, typed, errors } = page;
  const alert = alertView(page, shownErrors);
  return {
    ...basics(product, alert !== null),
    sent: null,
    alert,
    form: {
      url: toAddress(`${product.url}/review`),
      crumb: page.crumb,
      key: page.key,
      rating: {
        error: errors['rating'] ?? null,
        // In reading order: the first star is one.
        choices: ratings.toReversed().map((value) => ({
          value,
          id: value === 1 ? 'rating' : `rating-${value}`,
          label: starsText(value),
          isChosen: typed['rating'] === String(value),
        })),
        path: starPath,
      },
      fields: fields.map((field) => fieldView(field, typed, errors)),
      photos: page.takesPhotos
        ? {
            error: errors['photos'] ?? null,
            types: photoTypes.join(','),
            hint: say(
              'Up to {count} pictures (JPEG, PNG or WebP) of {megabytes} MB each. We take out where and when they were taken.',
              photoLimits,
            ),
            // A browser fills in no file again.
            again: alert !== null,
          }
        : null,
    },
  };
}

/** What the writer is told when the review is stored. */
export function reviewSentView(product: Plain<CatalogueProduct>) {
  return {
    ...basics(product, false),
    sent: {
      url: toAddress(product.url),
      back: say('Back to {title}', { title: product.title }),
      thanks: say(
        'Your review of {title} is with us. A person reads it first; then it appears on the page.',
        { title: product.title },
      ),
    },
    alert: null,
    form: null,
  };
}

/** The first of the five stars. */
const starPath = `M${starsPath.split('M')[1] ?? ''}`;

function basics({ title, url }: Plain<CatalogueProduct>, isWrong: boolean) {
  const heading = say('Review {title}', { title });
  const page = `${heading} – ${website.siteTitle}`;
  return {
    heading,
    title: isWrong ? formStrings('errorTitle', { title: page }) : page,
    description: say('Write what you think of {title}.', { title }),
    page: null,
    sheets: ['forms'] as const,
    product: { title, url: toAddress(url) },
  };
}
