import {
  PaymentError,
  type PaymentOutcome,
  type PaymentProvider,
  type RefundOutcome,
} from '../../shop/server/index.js';

/** What a token leads to; any other is authorised. */
const outcomes: Readonly<Record<string, () => PaymentOutcome>> = {
  'declined-token': () => ({ state: 'declined', reason: 'The bank says no.' }),
  'step-token': () => ({
    state: 'step',
    reference: 'step-1',
    redirectUrl: 'https://bank.example/confirm',
  }),
  'lost-token': () => {
    throw new PaymentError('unreachable', 'No answer.');
  },
};

/** A provider with fields of its own, that notes what it is asked. */
export function createFakeProvider() {
  const calls: string[] = [];
  const keys: string[] = [];
  const refundKeys: string[] = [];
  const state: { resumed: PaymentOutcome; refund: RefundOutcome | Error; together: number } = {
    resumed: { state: 'declined', reason: 'Not confirmed.' },
    refund: { state: 'refunded' },
    // As many authorisations are answered at the same time.
    together: 1,
  };
  const waiting: (() => void)[] = [];
  const provider: PaymentProvider = {
    id: 'fake',
    isTest: false,
    page: {
      script: '/payments/fake.js',
      sources: ['https://js.fake.example'],
      frames: ['https://fields.fake.example'],
      redirects: ['https://bank.example'],
      policies: ['fake'],
    },
    ways: () => [{ value: 'card', label: 'Card' }],
    wallets: () => [{ value: 'fake-wallet', label: 'Fake Wallet' }],
    async authorise({ amount, way, token, idempotencyKey }) {
      calls.push(`authorise ${way} ${amount.cents} ${amount.currency}`);
      keys.push(idempotencyKey);
      await new Promise<void>((answer) => {
        waiting.push(answer);
        if (waiting.length >= state.together) for (const one of waiting.splice(0)) one();
      });
      return outcomes[token]?.() ?? { state: 'authorised', reference: `payment-${calls.length}` };
    },
    resume({ reference }) {
      calls.push(`resume ${reference}`);
      return Promise.resolve(state.resumed);
    },
    capture({ reference, amount }) {
      calls.push(`capture ${reference} ${amount.cents}`);
      return Promise.resolve();
    },
    refund({ reference, amount, refundKey }) {
      calls.push(`refund ${reference} ${amount.cents}`);
      refundKeys.push(refundKey);
      const outcome = state.refund;
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    void({ reference }) {
      calls.push(`void ${reference}`);
      return Promise.resolve();
    },
  };
  return { provider, calls, keys, refundKeys, state };
}
