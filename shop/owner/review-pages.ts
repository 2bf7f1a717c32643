import { Problem, type ReviewState } from '../server/index.js';
import { ownerReviewsView, reviewsPath } from './views/reviews.js';
import { inState, readChoice } from './list-pages.js';
import { ownerPage } from './owner-page.js';

const states: readonly ReviewState[] = ['pending', 'approved', 'refused'];

const back = inState(reviewsPath);

/** Reviews that visitors have written: those that wait, and those that were refused and can still be approved. */
export const reviewPages = ownerPage({
  path: reviewsPath,
  place: 'Reviews',
  area: 'reviews',
  template: 'owner-reviews',
  async view({ c, services: { writtenReviews }, crumb, problem, done, cursor }) {
    const state = readChoice(c, states) ?? 'pending';
    return ownerReviewsView({
      crumb,
      problem,
      state,
      page: await writtenReviews.list(state, cursor),
      counts: {
        pending: await writtenReviews.count('pending'),
        approved: await writtenReviews.count('approved'),
        refused: await writtenReviews.count('refused'),
      },
      done,
    });
  },
  forms: {
    decide: {
      action: ({ decision }) => (decision === 'approve' ? 'review-approved' : 'review-refused'),
      back,
      async work({ services, typed, record }) {
        const { id = '', decision, verified } = typed;
        if (decision !== 'approve' && decision !== 'refuse') throw new Problem('invalid-request');
        const isApproved = decision === 'approve';
        const decided = { id, isApproved, isVerified: verified !== undefined };
        await services.writtenReviews.decide(decided, record);
        return inState(reviewsPath, decision)({ typed });
      },
    },
  },
});
