import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { reviewFormStrings } from 'vitrine/core/i18n';
import {
  boundaryOf,
  type LargeBody,
  Problem,
  readCurrency,
  type CatalogueProduct,
  seeOther,
} from '../../server/index.js';
import { readProblem } from '../problems.js';
import type { PageCall, PageVariables } from '../page-call.js';
import type { PageContext } from '../page-context.js';
import { visibleSources } from 'vitrine/core/reviews';
import { siteContext } from '../site.js';
import { notFoundView } from '../views/error-page.js';
import { productPage } from '../views/product.js';
import type { Typed } from '../views/parts/field.js';
import { reviewSentView, reviewView } from '../views/review/review.js';

type ReviewContext = PageContext<'catalogue' | 'writtenReviews' | 'crumbs' | 'limits'>;

const path = '/shop/:urlId/review';

/** The photos of a review. A page says it: whoever chose the photos can choose smaller ones. */
export const reviewBody: LargeBody = {
  accepts: (sent) => /^\/shop\/[^/]+\/review$/.test(sent.path) && boundaryOf(sent.type) !== null,
  maxSize: 20 * 1024 * 1024,
  from: 'form',
  refuse: (c) => c.redirect(`${c.req.path}?problem=body-too-large`, seeOther),
};

/**
 * `/shop/{product}/review`: the form for a review, which works without script. A post leads back to the page, which says
 * what came of it, so that Back and reloading never send a review again.
 */
export function addReviewPages(
  app: Hono<PageVariables>,
  { services, render }: ReviewContext,
): void {
  const { catalogue, writtenReviews, crumbs, limits } = services;

  app.get(path, async (c) => {
    const product = await findProduct(c);
    if (product === null) return answerNotFound(c);
    if (c.req.query('sent') !== undefined) {
      return render(c, 'review', reviewSentView(product), { cache: 'no-store' });
    }
    const draft = await writtenReviews.drafts.take(c, product.id);
    const view = reviewView({
      product,
      typed: draft?.typed ?? { rating: readRating(c) },
      errors: draft?.errors ?? {},
      problem: readRefusal(c),
      takesPhotos: writtenReviews.takesPhotos,
      crumb: crumbs.issue(c),
      key: randomUUID(),
    });
    return render(c, 'review', view, { cache: 'no-store' });
  });

  app.post(path, async (c) => {
    const product = await findProduct(c);
    if (product === null) return answerNotFound(c);
    const address = `${product.url}/review`;
    try {
      // Before the body is read, which may be large.
      await limits.count(c, 'reviews');
      const { fields, photos } = await readSent(c);
      const sent = { productId: product.id, fields, photos, key: fields['idempotencyKey'] ?? '' };
      const again = (errors: Typed) =>
        writtenReviews.drafts.keep(c, product.id, { typed: fields, errors });
      try {
        crumbs.check(c, fields['crumb']);
        if (photos.some(({ size }) => size > 0)) await limits.count(c, 'reviewPhotos');
        const errors = await writtenReviews.write(c, sent);
        if (Object.keys(errors).length === 0) {
          await writtenReviews.drafts.drop(c, product.id);
          return c.redirect(`${address}?sent`, seeOther);
        }
        await again(errors);
        return c.redirect(address, seeOther);
      } catch (error) {
        if (error instanceof Problem && error.status < 500) await again({});
        throw error;
      }
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return c.redirect(`${address}?problem=${error.code}`, seeOther);
    }
  });

  /** Null where the shop shows no reviews, too. */
  async function findProduct(c: PageCall): Promise<CatalogueProduct | null> {
    const currency = readCurrency(c);
    const source = await catalogue.byUrlId(c.req.param('urlId') ?? '', currency);
    if (source === null) return null;
    const sources = visibleSources(siteContext(productPage(source), currency), source.id);
    return sources.includes('native') ? source : null;
  }

  function answerNotFound(c: PageCall) {
    return render(c, 'error-page', notFoundView(), { status: 404 });
  }
}

/** Why the form that redirected here was refused. */
function readRefusal(c: PageCall): string | null {
  if (c.req.query('problem') === 'body-too-large') return reviewFormStrings('photosTogether');
  return readProblem(c);
}

/** The stars that a link chooses. */
function readRating(c: PageCall): string {
  const rating = c.req.query('rating') ?? '';
  return /^[1-5]$/.test(rating) ? rating : '';
}

/** The texts and files of the form; none if the body is not a form. */
async function readSent(c: PageCall): Promise<{ fields: Typed; photos: readonly File[] }> {
  const data = await c.req.formData().catch(() => new FormData());
  const fields: Record<string, string> = {};
  const photos: File[] = [];
  for (const [name, value] of data) {
    if (typeof value === 'string') fields[name] = value;
    else if (name === 'photos') photos.push(value);
  }
  return { fields, photos };
}
