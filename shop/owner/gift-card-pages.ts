import type { Hono } from 'hono';
import {
  giftCardChanges,
  GiftCardError,
  giftCardStates,
  Problem,
  seeOther,
  type GiftCardChange,
  type OwnerActionCode,
} from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageVariables } from '../pages/security-headers.js';
import {
  giftCardPath,
  giftCardsPath,
  giftCardsView,
  ownedCardView,
  refusalSentence,
} from './views/gift-cards/index.js';
import { readProblem, readSearch, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { renderMissing } from './render-missing.js';

const actions: Readonly<Record<GiftCardChange, OwnerActionCode>> = {
  disable: 'gift-card-disabled',
  enable: 'gift-card-enabled',
};

const page = `${giftCardsPath}/:number` as const;

/** Gift cards: the list, and each with what it paid for and a button that takes it out of use. */
export function addGiftCardPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, ownedCards } = parts.services;

  app.get(giftCardsPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const search = readSearch(c);
      const filter = giftCardStates.find((known) => known === c.req.query('state')) ?? null;
      const view = giftCardsView({
        crumb: crumbs.issue(c),
        problem: readProblem(c),
        filter,
        page: await ownedCards.list({ filter, cursor, search }),
        counts: await ownedCards.count(),
        isFirst: cursor === null,
        search,
      });
      return parts.render(c, 'owner-gift-cards', view, { cache: 'no-store' });
    }),
  );

  app.get(page, async (c) => {
    const found = await ownedCards.find(c.req.param('number'));
    if (found === null) return renderMissing(parts, c);
    const view = ownedCardView({
      ...found,
      crumb: crumbs.issue(c),
      problem: readProblem(c) ?? refusalSentence(c.req.query('problem')),
      done: toChange(c.req.query('done')),
    });
    return parts.render(c, 'owner-gift-card', view, { cache: 'no-store' });
  });

  app.post(page, async (c) => {
    const number = c.req.param('number');
    const { crumb, change: wanted } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      const change = toChange(wanted);
      if (change === null) throw new Problem('invalid-request');
      await ownedCards.change({ number, change }, await owners.recorder(c, actions[change]));
      return c.redirect(`${giftCardPath(number)}?done=${change}`, seeOther);
    } catch (error) {
      return c.redirect(`${giftCardPath(number)}?problem=${refusalCode(error)}`, seeOther);
    }
  });
}

function toChange(text: string | undefined): GiftCardChange | null {
  return giftCardChanges.find((known) => known === text) ?? null;
}

function refusalCode(error: unknown): string {
  if (error instanceof GiftCardError) return error.code;
  if (error instanceof Problem && error.status < 500) return error.code;
  throw error;
}
