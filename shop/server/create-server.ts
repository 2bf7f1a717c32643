import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { admitOwner } from './admit-owner.js';
import { createApp } from './create-app.js';
import { createGround, type GroundOptions } from './ground/create-ground.js';
import { DatabaseError } from './ground/database/index.js';
import type { Ground } from './ground/domain.js';
import type { Call, Callers, Environment, LargeBody, RateLimits } from './ground/http/index.js';
import { startJob } from './ground/jobs.js';
import { runInWords } from './ground/shop-words/index.js';
import {
  defaultRateLimits,
  largeBodies,
  openDomains,
  ownerCalls,
  personalData,
  purgeDomains,
  seedDomains,
  type CallKind,
  type DomainOptions,
  type Doors,
} from './open-domains.js';
import { countCall } from './ground/routing/index.js';
import { takeBodies } from './take-bodies.js';

export interface ServerOptions extends GroundOptions, DomainOptions {
  readonly rateLimits?: Partial<RateLimits<CallKind>>;
}

/** The shop's data for pages rendered in the same process: the doors of all domains, and what pages need of the ground. */
export interface Services extends Doors, Pick<Ground, 'crumbs' | 'reporter'> {
  readonly callers: Pick<Callers, 'address' | 'cameFrom' | 'isSecure' | 'publicOrigin'>;
  /** Takes further large bodies. @returns The middleware that admits them before they are read. */
  admitBodies(bodies: readonly LargeBody[]): MiddlewareHandler<Environment>;
  readonly limits: {
    /** Counts a call for its address, and for the cart of the token. @throws Problem `rate-limited`. */
    count(c: Pick<Call, 'env' | 'req'>, kind: CallKind, cartToken?: string): Promise<void>;
    /** Undoes the counting of one call for its address. */
    uncount(c: Pick<Call, 'env' | 'req'>, kind: CallKind): Promise<void>;
  };
  /** Sends mails, renews subscriptions and deletes expired data until the result is called, which resolves when the present work is done. */
  startJobs(): () => Promise<void>;
  /** Sends the traces that are left, before the process ends. */
  endTelemetry(): Promise<void>;
  /** Deletes expired data; the server also does so at start, and `startJobs` every hour. */
  purgeExpired(): Promise<void>;
}

const hour = 60 * 60 * 1000;
const purging = 'deleting expired data';

/** Creates the server of a shop: an app for any adapter of hono, and services for pages rendered in the same process. */
export async function createServer(
  options: ServerOptions,
): Promise<{ app: OpenAPIHono<Environment>; services: Services }> {
  const ground = await createGround(options, {
    limits: { ...defaultRateLimits, ...options.rateLimits },
    personalData,
  });
  const { callers, crumbs, database, limiter, reporter, telemetry, visitors } = ground;
  if (options.prepares ?? true) {
    await runInWords(ground.words, () => seedDomains(database, options));
    await purgeDomains(ground, options).catch((error: unknown) => {
      // A long report may hold a partition; the next purge is an hour away, and no reason not to sell.
      if (!(error instanceof DatabaseError && error.isTemporary)) throw error;
      reporter.report(error, { where: purging });
    });
  }
  const { doors, addRoutes, settle, start } = await openDomains(ground, options);
  const bodies = takeBodies({ ...ground, owners: doors.owners }, largeBodies, options.bodyBudget);
  const { hsts = 0, trustProxy = false, telemetry: { logAddresses = false } = {} } = options;
  const addressOf = logAddresses ? (c: Context<Environment>) => callers.address(c) : null;
  const observeRequests = telemetry.requests({ trustProxy, addressOf });
  const services: Services = {
    ...doors,
    crumbs,
    callers,
    reporter,
    admitBodies(taken) {
      bodies.add(taken);
      return bodies.admit;
    },
    limits: {
      count: (c, kind, cartToken = '') =>
        countCall(ground, c, kind, { cartId: visitors.cartOf(cartToken) }),
      uncount: (c, kind) => limiter.uncount(kind, `address:${callers.address(c)}`),
    },
    startJobs() {
      const { purgeExpired: run } = services;
      const stopPurge = startJob({ pause: hour, where: purging, reporter, run });
      const stop = start();
      return () => {
        void stopPurge();
        return stop();
      };
    },
    endTelemetry: () => telemetry.close(),
    async purgeExpired() {
      await purgeDomains(ground, options);
      await settle();
    },
  };
  const app = createApp({ ...ground, bodies, hsts, observeRequests }, (calls) => {
    admitOwner(calls, { ...ground, owners: doors.owners }, ownerCalls);
    addRoutes(calls);
  });
  return { app, services };
}
