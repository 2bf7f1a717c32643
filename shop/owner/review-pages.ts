import type { Hono } from 'hono';
import { Problem, type ReviewState, seeOther } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { ownerReviewsView, reviewsPath } from './views/reviews.js';
import { readProblem, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';

/** Reviews that visitors have written: those that wait, and those that were refused and can still be approved. */
export function addReviewPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, writtenReviews } = parts.services;

  app.get(reviewsPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const state = readState(c);
      const view = ownerReviewsView({
        crumb: crumbs.issue(c),
        problem: readProblem(c),
        state,
        page: await writtenReviews.list(state, cursor),
        counts: {
          pending: await writtenReviews.count('pending'),
          approved: await writtenReviews.count('approved'),
          refused: await writtenReviews.count('refused'),
        },
        done: c.req.query('done'),
      });
      return parts.render(c, 'owner-reviews', view, { cache: 'no-store' });
    }),
  );

  app.post(`${reviewsPath}/decide`, async (c) => {
    const { crumb, id = '', decision, verified, state = '' } = await readForm(c);
    const back = new URLSearchParams({ ...(state !== '' && { state }) });
    try {
      crumbs.check(c, crumb);
      if (decision !== 'approve' && decision !== 'refuse') throw new Problem('invalid-request');
      const isApproved = decision === 'approve';
      const record = await owners.recorder(c, isApproved ? 'review-approved' : 'review-refused');
      await writtenReviews.decide({ id, isApproved, isVerified: verified !== undefined }, record);
      back.set('done', decision);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      back.set('problem', error.code);
    }
    return c.redirect(`${reviewsPath}?${back}`, seeOther);
  });
}

const states: readonly ReviewState[] = ['pending', 'approved', 'refused'];

function readState(c: PageCall): ReviewState {
  const given = c.req.query('state');
  return states.find((state) => state === given) ?? 'pending';
}
