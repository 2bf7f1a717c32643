import type { OpenAPIHono } from '@hono/zod-openapi';
import * as listed from './domains/index.js';
import type { Database } from './ground/database/index.js';
import type { Domain, Expired, Ground } from './ground/domain.js';
import {
  groundLimits,
  type Call,
  type DefaultRateLimit,
  type Environment,
  type GroundKind,
} from './ground/http/index.js';
import type { OwnerCall } from './admit-owner.js';
import type { Area } from './domains/owners/index.js';
import { purgeRows } from './ground/purge-expired.js';
import { isFormPost } from './ground/routing/index.js';

type Listed = (typeof listed)[keyof typeof listed];
type ByName = { readonly [One in Listed as One['name']]: One };
type Name = keyof ByName;
/** All of a union at once. */
type All<Union> = (Union extends unknown ? (taken: Union) => void : never) extends (
  taken: infer Whole,
) => void
  ? Whole
  : never;

type DoorOf<Of> = Of extends { open(...given: never): infer Door } ? Awaited<Door> : object;
type UsedBy<Of> = Of extends { readonly uses: readonly (infer Used)[] } ? Used : never;
/** An object type; that of a function that takes no options is `object`. */
type Told<Options> = unknown extends Options ? object : Options;
type OptionsOf<Of> =
  | (Of extends { open(given: never, options: infer Options): unknown } ? Told<Options> : object)
  | (Of extends { seed(database: never, options: infer Options): unknown } ? Told<Options> : object)
  | (Of extends { purge(ground: never, options: infer Options): unknown } ? Told<Options> : object);

/** The options of all domains. */
export type DomainOptions = All<OptionsOf<Listed>>;
/** The doors of all domains. */
export type Doors = All<DoorOf<Listed>>;

type KindOf<Of> = Of extends { readonly limits: infer Limits } ? keyof Limits & string : never;
/** The kinds of calls that are limited. */
export type CallKind = GroundKind | KindOf<Listed>;
type Shared = {
  [Of in Name]: KindOf<ByName[Of]> & (GroundKind | KindOf<ByName[Exclude<Name, Of>]>);
}[Name];
/** Fails to compile, and names the kind, when two domains limit the same. */
const noneIsShared: [Shared] extends [never] ? true : Shared = true;
void noneIsShared;

/** The ground and the doors that a domain uses. */
type GivenTo<Of> = Ground<KindOf<Of>> & All<DoorOf<ByName[UsedBy<Of> & Name]> | object>;
type AskedBy<Of> = Of extends { open(given: infer Given, ...more: never): unknown }
  ? Given
  : unknown;
type AskedByCalls<Of> = Of extends { routes(app: never, context: infer Context): unknown }
  ? Context
  : unknown;
type Unmet = {
  [Of in Name]: GivenTo<ByName[Of]> extends AskedBy<ByName[Of]>
    ? GivenTo<ByName[Of]> & DoorOf<ByName[Of]> extends AskedByCalls<ByName[Of]>
      ? never
      : Of
    : Of;
}[Name];
/** Fails to compile, and names the domain, when one asks for more than the ground and the doors that it uses. */
const allAreMet: [Unmet] extends [never] ? true : Unmet = true;
void allAreMet;

const domains: readonly Domain<Area>[] = Object.values(listed);

/** In the order of the list; each domain's own keep theirs. */
export const domainTables = domains.flatMap((domain) => domain.tables ?? []);

/** The limits of all kinds of calls. */
export const defaultRateLimits: Readonly<Record<CallKind, DefaultRateLimit>> = Object.assign(
  {},
  groundLimits,
  ...domains.map(({ limits }) => limits),
);

export const personalData = domains.flatMap(({ personal = [] }) => personal);

export const largeBodies = domains.flatMap((domain) => domain.largeBodies ?? []);

/** The calls of the owner, each with what an account needs. */
export const ownerCalls = domains.flatMap(({ ownerCalls: groups = [] }) =>
  groups.flatMap(({ area, routes }) =>
    routes.map(({ method, path }): OwnerCall => ({
      method: method.toUpperCase(),
      path,
      area,
      access: method === 'get' ? 'read' : 'change',
    })),
  ),
);

const confirmedForms = domains.flatMap((domain) => domain.confirmedForms ?? []);

/** Whether a plain form is refused by its route, with a redirect to the page where the visitor can confirm it. */
export function isConfirmedForm(c: Call): boolean {
  return isFormPost(c) && confirmedForms.some((path) => path.test(c.req.path));
}

/** Rows of the ground itself. */
const ofGround: readonly Expired[] = [
  { table: 'idempotency_keys', where: 'expires_at <= $1' },
  { table: 'rate_limits', where: 'expire <= extract(epoch from $1::timestamptz) * 1000' },
];

/** Stores what a first start begins with. */
export async function seedDomains(database: Database, options: DomainOptions): Promise<void> {
  for (const domain of domains) await domain.seed?.(database, options);
}

/** Deletes what has expired. */
export async function purgeDomains(
  ground: Pick<Ground, 'database' | 'now'>,
  options: DomainOptions,
): Promise<void> {
  const expired = [...ofGround, ...domains.flatMap((domain) => domain.expired ?? [])];
  await purgeRows(ground.database, expired, ground.now());
  for (const domain of domains) await domain.purge?.(ground, options);
}

export interface OpenDomains {
  readonly doors: Doors;
  addRoutes(app: OpenAPIHono<Environment>): void;
  /** Ends what others have left. */
  settle(): Promise<void>;
  /** Starts what works by itself. @returns Stops it, and resolves when the present work is done. */
  start(): () => Promise<void>;
}

/** Opens each domain after those that it uses, and gives it their doors alone. */
export async function openDomains(
  ground: Ground<CallKind>,
  options: DomainOptions,
): Promise<OpenDomains> {
  const doors = new Map<string, object>();
  /** Those that others use are first. */
  const opened: Domain[] = [];
  const doorOf = ({ name }: Domain) => doors.get(name) ?? {};
  const usedBy = ({ uses = [] }: Domain) => domains.filter(({ name }) => uses.includes(name));
  const givenTo = (domain: Domain) => Object.assign({}, ground, ...usedBy(domain).map(doorOf));

  async function open(domain: Domain, path: readonly string[]): Promise<void> {
    const { name } = domain;
    if (doors.has(name)) return;
    if (path.includes(name))
      throw new Error(`Domains use each other: ${[...path, name].join(', ')}`);
    for (const used of usedBy(domain)) await open(used, [...path, name]);
    doors.set(name, (await domain.open?.(givenTo(domain), options)) ?? {});
    opened.push(domain);
  }
  for (const domain of domains) await open(domain, []);

  return {
    doors: Object.assign({}, ...doors.values()),
    addRoutes(app) {
      for (const domain of domains) {
        domain.routes?.(app, { ...givenTo(domain), ...doorOf(domain) });
      }
    },
    async settle() {
      for (const domain of opened) await domain.settle?.(doorOf(domain));
    },
    start() {
      const stops = opened.map((domain) => domain.start?.(doorOf(domain)));
      return async () => {
        await Promise.all(stops.map((stop) => stop?.()));
      };
    },
  };
}
