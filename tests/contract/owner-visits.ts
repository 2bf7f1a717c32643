import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { beforeEach, expect } from 'vitest';
import type { OpenShop, Shop } from './open-shop.js';
import { createVisitor, type TestVisitor } from './visitor.js';

export const password = 'correct horse';
export const minute = 60_000;
export const hour = 60 * minute;

type Work<Result> = (c: Context, owners: OpenShop['services']['owners']) => Promise<Result>;

/** The place to which an answer redirects. */
export function locationOf(response: Response): string | null {
  expect(response.status).toBe(303);
  return response.headers.get('Location');
}

/** A shop with an owner for each test, and a visitor who has not signed in. Tests move the clock by setting `now`. */
export function useOwner(shop: Shop) {
  let now: number;
  let open: OpenShop;
  let visitor: TestVisitor;
  const options = { ownerPassword: password, clock: { now: () => now } };

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 22);
    open = await shop.open(options);
    visitor = await open.visit();
  });

  const signIn = (fields: Record<string, string> = {}, by = visitor) =>
    by.submit('/owner/sign-in', { password, ...fields });

  /** What a page in the same process does for the visitor. */
  async function act<Result>(
    work: Work<Result>,
    { of = visitor, at = open } = {},
  ): Promise<Result> {
    const done: { result: Result }[] = [];
    const failed: unknown[] = [];
    const page = new OpenAPIHono();
    page.get('/', async (c) => {
      try {
        done.push({ result: await work(c, at.services.owners) });
      } catch (error) {
        failed.push(error);
      }
      return c.text('');
    });
    await createVisitor(page, of.cookies).send('/');
    const [outcome] = done;
    if (outcome === undefined) throw failed[0];
    return outcome.result;
  }

  return {
    get now() {
      return now;
    },
    set now(time) {
      now = time;
    },
    get open() {
      return open;
    },
    set open(other) {
      open = other;
    },
    get visitor() {
      return visitor;
    },
    set visitor(other) {
      visitor = other;
    },
    options,
    signIn,
    act,
    isOwner: (of = visitor, at = open) => act((c, owners) => owners.isOwner(c), { of, at }),
    /** A browser in which the owner has just signed in. */
    async signedIn(): Promise<TestVisitor> {
      const browser = await open.visit();
      expect(locationOf(await signIn({}, browser))).toBe('/owner');
      return browser;
    },
    /** The recorded actions, the oldest first. */
    async readActions() {
      const { actions } = await act((c, owners) => owners.actions(c, null));
      return actions.map(({ action, target, times }) => [action, target, times]).reverse();
    },
  };
}
