import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  countShown,
  focusMatches,
  listen,
  readHeard,
  takeHeard,
  type Heard,
} from '../support/heard.js';
import { signIn } from '../support/owner-pages.js';
import { settled } from '../support/settled.js';
import { desktop, mounted, phone, useShop, type ShopPage } from '../support/shop-page.js';
import {
  findSignal,
  signals,
  type Focus,
  type Offline,
  type Said,
  type SignalId,
  type Silent,
} from '../support/signals/index.js';
import { readMessages, sentencePattern, spokenPattern } from '../support/signals/spoken.js';
import { takenOver } from '../support/website-form.js';
import { cartSteps } from './signals/cart-steps.js';
import { formSteps } from './signals/form-steps.js';
import { listSteps } from './signals/list-steps.js';
import { productSteps } from './signals/product-steps.js';
import type { Act, Step } from './signals/step.js';

const steps: Record<SignalId, Step> = { ...productSteps, ...listSteps, ...cartSteps, ...formSteps };

/** What takes long is announced too; a quiet machine never gets there. */
const progress = /^(Adding|Signing up|Posting|Submitting|Loading)…$/;
/** Lines about what was not reached, and about what the server refused. */
const ofConnection = /Failed to load resource|(got|gave) no answer|could not be loaded/;
/** Longer than any announcement waits, in milliseconds. */
const silence = 350;

interface Visit {
  readonly of: string;
  readonly viewport?: typeof phone;
  readonly begin: Act;
  readonly ids: readonly SignalId[];
}

const openProduct = (handle: string) => async (page: Page) => {
  await page.goto(`/shop/${handle}`);
  await mounted(page, 'vitrine-add-to-cart');
  await settled(page);
};

async function addSalt(page: Page): Promise<void> {
  await openProduct('salt-cellar')(page);
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
}

async function addTeapotToo(page: Page): Promise<void> {
  await addSalt(page);
  await openProduct('harbour-teapot')(page);
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
  await page.locator('vitrine-cart-pill', { hasText: '2 items' }).waitFor();
}

async function openList(page: Page): Promise<void> {
  // Gives the browser its crumb; without one the first change is refused and repeated, which the browser logs.
  await page.goto('/about');
  await page.goto('/shop/table');
  const card = page.locator('.card', { hasText: 'Salt Cellar' });
  await card.scrollIntoViewIfNeeded();
  await card.locator('vitrine-add-to-cart:state(ready)').waitFor();
  await settled(page);
}

async function openCheckout(page: Page): Promise<void> {
  await addSalt(page);
  await page.goto('/checkout');
  await page.locator('vitrine-checkout:state(ready)').waitFor();
  await settled(page);
}

async function openForm(page: Page): Promise<void> {
  await signIn(page);
  const crumb = await page.locator('[name=crumb]').first().inputValue();
  const form = JSON.stringify({
    name: `Pictures ${randomUUID().slice(0, 8)}`,
    fields: [{ id: 'pictures', type: 'file', title: 'Pictures', accept: ['png'], maxCount: 2 }],
    submissionMessage: 'We have it.',
  });
  const answer = await page.request.post('/owner/forms/new', {
    form: { crumb, form },
    maxRedirects: 0,
  });
  const [, id = ''] = /forms\/([\w-]+)\?/.exec(answer.headers()['location'] ?? '') ?? [];
  await page.goto(`/forms/${id}`);
  await page.locator('.vitrine-files').waitFor();
}

const visits: readonly Visit[] = [
  {
    of: 'a product with options',
    begin: openProduct('dune-mug'),
    ids: [
      'option-missing',
      'variant-chosen',
      'quantity-stepped',
      'item-added',
      'bought-now',
      'product-saved',
    ],
  },
  {
    of: 'the pictures of a product',
    begin: openProduct('dune-mug'),
    ids: ['picture-chosen', 'pictures-opened', 'picture-next', 'picture-zoomed'],
  },
  {
    of: 'the reviews of a product',
    begin: async (page) => {
      await openProduct('dune-mug')(page);
      await page.locator('vitrine-reviews').scrollIntoViewIfNeeded();
      await page.locator('vitrine-reviews [part=review]').first().waitFor();
      await settled(page);
    },
    ids: ['reviews-filtered', 'reviews-sorted', 'reviews-continued'],
  },
  {
    of: 'instalments',
    begin: async (page) => {
      await openProduct('harbour-teapot')(page);
      await page.locator('vitrine-instalments').scrollIntoViewIfNeeded();
      await page.locator('vitrine-instalments:state(ready)').waitFor();
    },
    ids: ['instalments-explained'],
  },
  {
    of: 'the bar of a button',
    viewport: phone,
    begin: async (page) => {
      await page.goto('/about');
      await openProduct('salt-cellar')(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.locator('.product vitrine-add-to-cart [part=bar]').waitFor();
    },
    ids: ['item-added-by-bar'],
  },
  {
    of: 'a subscription',
    begin: async (page) => {
      await openProduct('harbour-coffee')(page);
      await page.locator('vitrine-subscription:state(choice)').waitFor();
    },
    ids: ['plan-chosen', 'subscribed'],
  },
  { of: 'a gift card', begin: openProduct('gift-card'), ids: ['denomination-missing'] },
  { of: 'a list', begin: openList, ids: ['quick-view-opened', 'list-filtered'] },
  {
    of: 'the search',
    begin: async (page) => {
      await page.goto('/about');
      await settled(page);
    },
    ids: ['words-typed'],
  },
  {
    of: 'saved products',
    begin: async (page) => {
      await page.goto('/shop/table');
      for (const name of ['Dune Mug', 'Tide Bowl']) {
        await page.getByRole('button', { name: `Save: ${name}` }).click();
        await page.getByRole('button', { name: `Saved: ${name}` }).waitFor();
      }
      await page.goto('/saved');
      await page.locator('vitrine-saved-products [part=price]').nth(1).waitFor();
    },
    ids: ['saved-removed', 'saved-listed'],
  },
  {
    of: 'recently viewed products',
    begin: async (page) => {
      for (const handle of ['dune-mug', 'tide-bowl']) {
        await page.goto(`/shop/${handle}`);
        await page.waitForFunction(
          (path) =>
            Object.entries(localStorage).some(
              ([key, kept]) =>
                key.startsWith('vitrine:recent-products:') && kept.includes(`${path}"`),
            ),
          `/shop/${handle}`,
        );
      }
      await page.locator('vitrine-recent-products').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Clear recently viewed' }).waitFor();
      await settled(page);
    },
    ids: ['visits-cleared', 'language-chosen'],
  },
  {
    of: 'likes and comments',
    begin: async (page) => {
      await page.goto('/about');
      await page.goto('/journal/salt-at-the-table');
      await page.locator('vitrine-like-button').scrollIntoViewIfNeeded();
      await page.locator('vitrine-like-button:state(ready)').waitFor();
      await page.locator('vitrine-comments').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Write a comment' }).click();
      await page.locator('vitrine-comments textarea').waitFor();
      await settled(page);
    },
    ids: ['liked', 'commented'],
  },
  {
    of: 'the drawer',
    begin: openList,
    ids: ['card-added', 'complement-added', 'drawer-quantity-changed'],
  },
  {
    of: 'the cart',
    begin: async (page) => {
      await addTeapotToo(page);
      await page.goto('/cart');
      await page.locator('vitrine-cart:state(ready)').waitFor();
      await settled(page);
    },
    ids: ['quantity-changed', 'line-removed', 'coupon-refused', 'coupon-applied'],
  },
  {
    of: 'a letter',
    begin: async (page) => {
      await page.goto('/contact');
      await takenOver(page);
    },
    ids: ['form-refused', 'form-sent'],
  },
  { of: 'files of a form', begin: openForm, ids: ['file-uploaded'] },
  {
    of: 'a sign-up for a restock',
    begin: async (page) => {
      await page.goto('/shop/workshop-apron');
      await page.locator('vitrine-restock').scrollIntoViewIfNeeded();
      await page.locator('vitrine-restock:state(ready)').waitFor();
      await settled(page);
    },
    ids: ['email-refused', 'signed-up'],
  },
  {
    of: 'a review',
    begin: async (page) => {
      await page.goto('/shop/dune-mug/review');
      await settled(page);
      for (const [label, words] of [
        ['Your review', 'Good.'],
        ['Name', 'Ada'],
        ['E-mail', 'ada@example.com'],
      ] as const)
        await page.getByLabel(label).fill(words);
    },
    ids: ['review-refused', 'review-sent'],
  },
  {
    of: 'the checkout',
    begin: openCheckout,
    ids: ['address-refused', 'checkout-coupon-refused', 'delivery-chosen', 'payment-declined'],
  },
];

describe('signals', () => {
  const { open } = useShop();
  let messages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    messages = await readMessages();
  });

  it('are walked, all of them', () => {
    const walked = visits.flatMap(({ ids }) => ids);
    expect(walked.toSorted()).toEqual(Object.keys(signals).toSorted());
  });

  it.each(visits)('of $of', async ({ begin, ids, viewport = desktop }) => {
    const visit = await open({ viewport, reducedMotion: 'reduce' });
    const { page } = visit;
    await listen(page);
    await begin(page);
    for (const id of ids) {
      await walk(visit, id);
    }
  });

  async function walk({ page, complaints }: ShopPage, id: SignalId): Promise<void> {
    const row = findSignal(id);
    const step = steps[id];
    await step.before?.(page);
    await quiet(page);
    await step.act(page);
    await expectSignal(page, `${id}, done`, row.says, row.focus);
    if (typeof row.undo !== 'string') {
      await step.undo?.(page);
      await expectSignal(page, `${id}, undone`, row.undo.says, row.undo.focus);
    }
    if (typeof row.offline !== 'string') {
      await tryOffline(page, id, row.offline, row.says);
    }
    await step.after?.(page);
    await quiet(page);
    expect(complaints.filter((line) => !ofConnection.test(line))).toEqual([]);
    complaints.length = 0;
  }

  async function tryOffline(
    page: Page,
    id: SignalId,
    offline: Offline,
    says: Said | Silent,
  ): Promise<void> {
    const step = steps[id];
    await step.anew?.(page);
    // No chunk may be on its way when the connection goes.
    await settled(page);
    await quiet(page);
    const { route } = step;
    if (route) await page.route(route, (call) => call.abort('internetdisconnected'));
    else await page.context().setOffline(true);
    await (step.offline ?? step.act)(page);
    await expectSignal(page, `${id}, offline`, offline.says, offline.focus);
    const words = offline.shows ?? offline.says.words.at(-1) ?? { page: '' };
    const sentence = sentencePattern(words, messages);
    expect.soft(await countShown(page, sentence), `${id}: ${sentence} in view`).toBe(1);
    await step.keeps?.(page);
    if (route) await page.unroute(route);
    else await page.context().setOffline(false);
    await takeHeard(page);
    await (step.again ?? step.act)(page);
    await expectSaid(page, `${id}, again`, offline.againSays ?? says);
  }

  async function expectSignal(
    page: Page,
    what: string,
    says: Said | Silent,
    { at, on }: Focus,
  ): Promise<void> {
    await expectSaid(page, what, says);
    await expect
      .poll(() => focusMatches(page, at), { message: `${what}: focus on ${on}`, timeout: 5000 })
      .toBe(true);
  }

  /** Exactly this, once, by this layer. */
  async function expectSaid(page: Page, what: string, says: Said | Silent): Promise<void> {
    const told = async () => (await readHeard(page)).filter(isTold);
    const wanted =
      says.by === 'none'
        ? []
        : [{ by: says.by, text: expect.stringMatching(spokenPattern(says, messages)) as string }];
    if (wanted.length > 0) {
      await expect
        .poll(async () => (await told()).length, { message: `${what}: something is said` })
        .toBeGreaterThan(0);
    }
    await silent(page);
    expect(await told(), what).toEqual(wanted);
    await takeHeard(page);
  }

  /** Drops what the row before still announces. */
  async function quiet(page: Page): Promise<void> {
    await silent(page);
    await takeHeard(page);
  }
});

/** A timer of the page itself, so that those of earlier announcements end before it however busy the machine is. */
const silent = (page: Page) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), silence);

const isTold = ({ text }: Heard) => !progress.test(text);
