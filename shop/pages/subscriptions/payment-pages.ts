import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { FurtherStep, Problem, seeOther, type WholeSubscription } from '../../server/index.js';
import { hasReturned, returnUrl } from '../checkout/further-step.js';
import { allowPayments } from '../page-policy.js';
import { readForm } from '../read-form.js';
import type { PageCall, PageVariables } from '../page-call.js';
import type { Typed } from '../views/parts/field.js';
import { subscriptionPaymentView } from '../views/subscription/index.js';
import {
  createOwnSubscriptions,
  refusalCode,
  subscriptionRoute,
  type SubscriptionContext,
} from './own-subscription.js';

interface Shown {
  readonly typed?: Typed;
  /** Why the form was refused. */
  readonly refusal?: Problem;
  /** The key of the press whose further step the buyer has taken. */
  readonly backKey?: string | null;
}

const path = `${subscriptionRoute}/payment`;

/** `/subscriptions/{id}/payment`: how further orders are paid. */
export function addSubscriptionPaymentPages(
  app: Hono<PageVariables>,
  context: SubscriptionContext,
): void {
  const { services, render } = context;
  const { callers, crumbs, limits, paymentProvider, subscriptions } = services;
  const { readOwn, leave, answerUnknown } = createOwnSubscriptions(context);

  function show(
    c: PageCall,
    { subscription, ways }: WholeSubscription,
    { typed = {}, refusal, backKey = null }: Shown = {},
  ): Response | Promise<Response> {
    allowPayments(c, paymentProvider.page);
    const errors = refusal?.details.errors ?? {};
    const view = subscriptionPaymentView({
      subscription,
      typed,
      errors,
      problem: refusal && Object.keys(errors).length === 0 ? refusal.message : null,
      offer: {
        ways,
        wallets: [],
        script: paymentProvider.page.script,
        isTest: paymentProvider.isTest,
      },
      key: backKey ?? randomUUID(),
      isBack: backKey !== null,
      crumb: crumbs.issue(c),
    });
    const status = refusal === undefined ? 200 : refusal.status === 429 ? 429 : 422;
    return render(c, 'subscription-payment', view, { status, cache: 'no-store' });
  }

  app.get(path, async (c) => {
    const whole = await readOwn(c);
    if (whole === null) return answerUnknown(c);
    if (whole.ways.length === 0) return leave(c, 'problem=subscription-state');
    const back = hasReturned(c) ? await subscriptions.pressInStep(whole.subscription) : null;
    // The way of the press that goes on, and no other one, is the one to press again.
    return back === null
      ? show(c, whole)
      : show(c, whole, { typed: { payment: back.way }, backKey: back.pressKey });
  });

  app.post(path, async (c) => {
    const typed = await readForm(c);
    try {
      crumbs.check(c, typed['crumb']);
      // As presses of the button that buys, so that nobody tries out cards here.
      await limits.count(c, 'checkout', c.req.param('id'));
      const whole = await readOwn(c);
      if (whole === null) return await answerUnknown(c);
      await subscriptions.payOtherwise({
        id: whole.subscription.id,
        pressKey: typed['idempotencyKey'] ?? '',
        way: typed['payment'] ?? '',
        token: typed['paymentToken'] ?? '',
        returnUrl: returnUrl(callers, c, c.req.path),
      });
      return leave(c, 'done=paid-otherwise');
    } catch (error) {
      if (error instanceof FurtherStep) return c.redirect(error.redirectUrl, seeOther);
      const code = refusalCode(error);
      const whole = await readOwn(c);
      // No order follows any more, so there is nothing to correct.
      if (whole === null || whole.ways.length === 0 || !(error instanceof Problem)) {
        return leave(c, `problem=${code}`);
      }
      return show(c, whole, { typed, refusal: error });
    }
  });
}
