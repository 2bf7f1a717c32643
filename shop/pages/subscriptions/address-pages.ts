import type { Hono } from 'hono';
import { Problem, type WholeSubscription } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageCall, PageVariables } from '../page-call.js';
import type { PostalForm } from '../views/parts/postal-form.js';
import { subscriptionAddressView } from '../views/subscription/index.js';
import {
  createOwnSubscriptions,
  refusalCode,
  subscriptionRoute,
  type SubscriptionContext,
} from './own-subscription.js';

type Shown = Partial<Pick<PostalForm, 'typed' | 'errors' | 'problem' | 'isNext'>>;

const path = `${subscriptionRoute}/address`;

/** `/subscriptions/{id}/address`: where further orders go. */
export function addSubscriptionAddressPages(
  app: Hono<PageVariables>,
  context: SubscriptionContext,
): void {
  const { services, render } = context;
  const { crumbs, limits, subscriptions } = services;
  const { readOwn, leave, answerUnknown } = createOwnSubscriptions(context);

  async function show(
    c: PageCall,
    { subscription, delivery }: WholeSubscription,
    { typed, errors = {}, problem = null, isNext = false }: Shown = {},
    status: 200 | 422 | 429 = 200,
  ): Promise<Response> {
    const view = subscriptionAddressView({
      subscription,
      typed: typed ?? { ...delivery },
      errors,
      problem,
      isNext,
      countries: await subscriptions.countries(),
      crumb: crumbs.issue(c),
    });
    return render(c, 'subscription-address', view, { status, cache: 'no-store' });
  }

  app.get(path, async (c) => {
    const whole = await readOwn(c);
    if (whole === null) return answerUnknown(c);
    return whole.delivery === null ? leave(c, 'problem=subscription-state') : show(c, whole);
  });

  app.post(path, async (c) => {
    const typed = await readForm(c);
    try {
      crumbs.check(c, typed['crumb']);
      await limits.count(c, 'changes');
      const whole = await readOwn(c);
      if (whole === null) return await answerUnknown(c);
      // Nothing is kept yet: the fields of the other country come next.
      if (typed['action'] === 'country') return await show(c, whole, { typed, isNext: true });
      const read = await subscriptions.move(whole.subscription.id, typed);
      if ('value' in read) return leave(c, 'done=moved');
      return await show(c, whole, { typed, errors: read.errors }, 422);
    } catch (error) {
      const code = refusalCode(error);
      const whole = await readOwn(c);
      // No order follows any more, so there is nothing to correct.
      if (whole?.delivery == null || !(error instanceof Problem))
        return leave(c, `problem=${code}`);
      const status = error.status === 429 ? 429 : 422;
      return show(c, whole, { typed, problem: error.message }, status);
    }
  });
}
