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
import { letter } from '../support/website-form.js';
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

/** What the visitor does first, and the rows that follow. */
type Visit = readonly [begin: Act, ...ids: SignalId[]];

/** Opens a page, and scrolls to an element until it is in use. */
const openAt = (path: string, tag: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator(tag).scrollIntoViewIfNeeded();
  await page.locator(`${tag}:state(ready)`).waitFor();
  await settled(page);
};

const openProduct = (handle: string) => async (page: Page) => {
  await page.goto(`/shop/${handle}`);
  await mounted(page, 'vitrine-add-to-cart');
  await settled(page);
};

async function add(page: Page, handle: string, items: string): Promise<void> {
  await openProduct(handle)(page);
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
  await page.locator('vitrine-cart-pill', { hasText: items }).waitFor();
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

async function openAbout(page: Page): Promise<void> {
  await page.goto('/about');
  await settled(page);
}

async function openReviews(page: Page): Promise<void> {
  await page.locator('vitrine-reviews').scrollIntoViewIfNeeded();
  await page.locator('vitrine-reviews [part=review]').first().waitFor();
  await settled(page);
}

async function openBar(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto('/about');
  await openProduct('salt-cellar')(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator('.product vitrine-add-to-cart [part=bar]').waitFor();
}

async function openSaved(page: Page): Promise<void> {
  await page.goto('/shop/table');
  for (const name of ['Dune Mug', 'Tide Bowl']) {
    await page.getByRole('button', { name: `Save: ${name}` }).click();
    await page.getByRole('button', { name: `Saved: ${name}` }).waitFor();
  }
  await page.goto('/saved');
  await page.locator('vitrine-saved-products [part=price]').nth(1).waitFor();
}

async function openPost(page: Page): Promise<void> {
  await page.goto('/about');
  await openAt('/journal/salt-at-the-table', 'vitrine-like-button')(page);
  await page.locator('vitrine-comments').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Write a comment' }).click();
  await page.locator('vitrine-comments textarea').waitFor();
  await settled(page);
}

async function beginReview(page: Page): Promise<void> {
  await page.goto('/shop/dune-mug/review');
  await settled(page);
  await page.getByLabel('Your review').fill('Good.');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
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

async function lookAtTwo(page: Page): Promise<void> {
  for (const path of ['/shop/dune-mug', '/shop/tide-bowl']) {
    await page.goto(path);
    await page.waitForFunction(
      (end) =>
        Object.entries(localStorage).some(
          ([key, kept]) => key.startsWith('vitrine:recent-products:') && kept.includes(end),
        ),
      `${path}"`,
    );
  }
  await page.locator('vitrine-recent-products').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Clear recently viewed' }).waitFor();
  await settled(page);
}

async function openCart(page: Page): Promise<void> {
  await add(page, 'salt-cellar', '1 item');
  await add(page, 'harbour-teapot', '2 items');
  await openAt('/cart', 'vitrine-cart')(page);
}

async function openCheckout(page: Page): Promise<void> {
  await add(page, 'salt-cellar', '1 item');
  await openAt('/checkout', 'vitrine-checkout')(page);
}

/** By visitor, who is a new one each time. */
const visitors: Readonly<Record<string, readonly Visit[]>> = {
  'the page of a product': [
    [
      openProduct('dune-mug'),
      ...(['picture-chosen', 'pictures-opened', 'picture-next', 'picture-zoomed'] as const),
    ],
    [openReviews, 'reviews-filtered', 'reviews-sorted', 'reviews-continued'],
    [
      openProduct('dune-mug'),
      ...(['option-missing', 'variant-chosen', 'quantity-stepped'] as const),
      ...(['item-added', 'bought-now', 'product-saved'] as const),
    ],
  ],
  'other kinds of products': [
    [openAt('/shop/harbour-teapot', 'vitrine-instalments'), 'instalments-explained'],
    [openAt('/shop/harbour-coffee', 'vitrine-subscription'), 'plan-chosen', 'subscribed'],
    [openProduct('gift-card'), 'denomination-missing'],
    [openAt('/shop/workshop-apron', 'vitrine-restock'), 'email-refused', 'signed-up'],
    [openBar, 'item-added-by-bar'],
  ],
  'lists and the search': [
    [openAbout, 'words-typed'],
    [openSaved, 'saved-removed', 'saved-listed'],
    [openList, 'quick-view-opened', 'list-filtered'],
    [openList, 'card-added', 'complement-added', 'drawer-quantity-changed'],
  ],
  'what a visitor writes': [
    [openPost, 'liked', 'commented'],
    [beginReview, 'review-refused', 'review-sent'],
    [openAt('/contact', letter), 'form-refused', 'form-sent'],
    [openForm, 'file-uploaded'],
    [lookAtTwo, 'visits-cleared', 'language-chosen'],
  ],
  'the cart': [[openCart, 'quantity-changed', 'line-removed', 'coupon-refused', 'coupon-applied']],
  'the checkout': [
    [
      openCheckout,
      ...(['address-refused', 'checkout-coupon-refused'] as const),
      ...(['delivery-chosen', 'payment-declined'] as const),
    ],
  ],
};

describe('signals', () => {
  const { open } = useShop();
  let messages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    messages = await readMessages();
  });

  it('are walked, all of them', () => {
    const walked = Object.values(visitors).flatMap((visits) => visits.flatMap(([, ...ids]) => ids));
    expect(walked.toSorted()).toEqual(Object.keys(signals).toSorted());
  });

  it.each(Object.entries(visitors))('of %s', async (_, visits) => {
    const visit = await open({ viewport: desktop, reducedMotion: 'reduce' });
    const { page } = visit;
    await listen(page);
    for (const [begin, ...ids] of visits) {
      await begin(page);
      for (const id of ids) await walk(visit, id);
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

  /** Exactly this, once, by this layer; on a busy machine each sentence may be an announcement of its own. */
  async function expectSaid(page: Page, what: string, says: Said | Silent): Promise<void> {
    const told = async () => {
      const heard = (await readHeard(page)).filter(isTold);
      return {
        by: [...new Set(heard.map(({ by }) => by))],
        text: heard.map(({ text }) => text).join(' '),
        count: heard.length,
      };
    };
    const isSilent = says.by === 'none';
    const by = isSilent ? [] : [says.by];
    const text = isSilent ? /^$/ : spokenPattern(says, messages);
    if (!isSilent) {
      await expect.poll(async () => (await told()).text, { message: what }).toMatch(text);
    }
    await silent(page);
    const { count, ...heard } = await told();
    expect(heard, what).toEqual({ by, text: expect.stringMatching(text) as string });
    expect(count, what).toBeLessThanOrEqual(isSilent ? 0 : says.words.length);
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
