import { describe, expect, it } from 'vitest';
import { CartError, type AddAttempt } from '../../../../../core/commerce/cart/index.js';
import {
  effectsOf,
  type AttemptEffect,
  type EffectContext,
} from '../../../../../widgets/elements/add-to-cart/attempt-effects.js';
import { addResultOf } from '../cart-pill/fake-cart.js';
import { mugJson, readProduct } from '../product/sample-products.js';

const intent = { itemId: 'mug', sku: 'BLUE-S', quantity: 1, additionalFields: null, key: 'k' };
const { key: _key, ...item } = intent;
const result = addResultOf();
const { cart, entry, addedQuantity } = result;
const error = new CartError('rejected', 'Only members may buy this.');

const attemptWith = (outcome: AddAttempt['outcome']): AddAttempt => ({
  intent,
  startedAt: 0,
  settledAt: outcome && 1,
  outcome,
});
const pending = attemptWith(null);
const added = attemptWith({ kind: 'added', result });
const failed = attemptWith({ kind: 'failed', error });
const leaving = attemptWith({ kind: 'leaving', address: '/checkout?cartToken=t' });

const message = 'Mug, Blue, S, quantity 1, added. Cart: 3 items, $42.';
const dispatchAdded: AttemptEffect = {
  type: 'dispatch-added',
  detail: { ...item, cart, entry, addedQuantity },
};
const failedAs = (kind: EffectContext['kind']): AttemptEffect => ({
  type: 'dispatch-failed',
  detail: { ...item, kind, code: 'rejected', message: 'Only members may buy this.' },
});
const leaveAs = (kind: 'express' | 'subscription' | 'gift-card'): AttemptEffect => ({
  type: 'leave',
  detail: { ...item, kind, address: '/checkout?cartToken=t' },
});

describe('effectsOf', () => {
  it.each<
    [string, AddAttempt, Partial<EffectContext> & EffectContext['props'], readonly AttemptEffect[]]
  >([
    ['a pending attempt', pending, {}, [{ type: 'announce', text: 'Adding…', after: 400 }]],
    [
      'a pending purchase',
      pending,
      { kind: 'express' },
      [{ type: 'announce', text: 'Adding…', after: 400 }],
    ],
    ['an add', added, {}, [dispatchAdded, { type: 'announce', text: message }]],
    [
      'an add that stays on the page',
      added,
      { afterAdd: 'stay' },
      [dispatchAdded, { type: 'announce', text: message }],
    ],
    [
      'an add that opens the drawer',
      added,
      { afterAdd: 'drawer' },
      [dispatchAdded, { type: 'open-drawer', message }],
    ],
    [
      'an add that goes to the cart',
      added,
      { afterAdd: 'cart' },
      [
        dispatchAdded,
        { type: 'announce', text: message },
        { type: 'leave', detail: { kind: 'cart', address: '/cart' } },
      ],
    ],
    [
      'an add that shows a notice, which says nothing itself',
      added,
      { afterAdd: 'notice' },
      [dispatchAdded, { type: 'announce', text: message }, { type: 'show-notice' }],
    ],
    ['a failure', failed, {}, [{ type: 'open-dialog' }, failedAs('add')]],
    [
      'a failure of a page with dialogs',
      failed,
      { alert: 'dialog' },
      [{ type: 'open-dialog' }, failedAs('add')],
    ],
    ['a failure shown inline', failed, { alert: 'inline' }, [failedAs('add')]],
    [
      'a failed purchase',
      failed,
      { kind: 'gift-card' },
      [{ type: 'open-dialog' }, failedAs('gift-card')],
    ],
    ['an express checkout', leaving, { kind: 'express' }, [leaveAs('express')]],
    ['a subscription', leaving, { kind: 'subscription' }, [leaveAs('subscription')]],
    ['a gift card', leaving, { kind: 'gift-card' }, [leaveAs('gift-card')]],
    ['a purchase of a button that now only adds', leaving, { kind: 'add' }, []],
  ])('of %s', (_what, attempt, { afterAdd, alert, ...context }, effects) => {
    expect(
      effectsOf(attempt, {
        props: { afterAdd, alert },
        kind: 'add',
        product: readProduct(mugJson),
        locale: 'en-US',
        ...context,
      }),
    ).toEqual(effects);
  });
});
