import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Database, Migration } from './database/index.js';
import type {
  BrowserIds,
  CatalogueCurrency,
  DefaultRateLimit,
  Environment,
  LargeBody,
  Signer,
} from './http/index.js';
import type { PersonalData } from './personal-data.js';
import type { RouteContext } from './routing/index.js';
import type { ShopWords } from './shop-words/index.js';
import type { Telemetry } from './telemetry/index.js';

/** The base of every domain: the database, the clock and the readers of a request. It counts calls of the kinds that the domain limits. */
export interface Ground<Kind extends string = never> extends RouteContext<Kind> {
  /** Signs crumbs and cart tokens. */
  readonly secret: string;
  readonly signer: Signer;
  readonly browserIds: BrowserIds;
  readonly telemetry: Telemetry;
  /** Of prices, for whoever asks for none. */
  readonly currency: CatalogueCurrency;
  /** The shop's English texts in its other languages. */
  readonly words: ShopWords;
  /** What all domains keep of a person. */
  readonly personalData: readonly PersonalData[];
  /** The address of the shop for shoppers; null for the address of each request. */
  readonly publicUrl: string | null;
  /** In milliseconds since 1970. */
  now(): number;
  /** Whether the server is about to stop, so that it should get no more requests. */
  isStopping(): boolean;
}

/** Calls of the owner in one area: a GET reads, and any other method changes. */
export interface OwnerCalls<Area extends string> {
  readonly area: Area;
  readonly routes: readonly { readonly method: string; readonly path: string }[];
}

/** Rows that the hourly purge deletes. */
export interface Expired {
  readonly table: string;
  /** The condition; `$1` is the present time less `after`. */
  readonly where: string;
  /** In milliseconds; 0 by default. */
  readonly after?: number;
}

/** A domain as the list sees it. Its own object types what it asks for; open-domains.ts compares that with what it gets. */
export interface Domain<Area extends string = string> {
  /** The name of its folder. */
  readonly name: string;
  /** The domains whose doors it gets. */
  readonly uses?: readonly string[];
  /** Its tables. A released one keeps its name and its place: a name is applied once in each database. */
  readonly tables?: readonly Migration[];
  /** Stores what a first start begins with, before anything is opened. */
  seed?(database: Database, options: object): Promise<void>;
  /** Its door: its interface for other domains and pages. It gets the ground and the doors of those that it uses. */
  open?(given: object, options: object): object;
  /** Its calls. They get the ground, its own door and the doors of those that it uses. */
  routes?(app: OpenAPIHono<Environment>, context: object): void;
  /** Those of its calls that are for the owner, who is asked for before any of them. */
  readonly ownerCalls?: readonly OwnerCalls<Area>[];
  /** Of its calls, by a kind that no other domain has. The owner of a shop may set another. */
  readonly limits?: Readonly<Record<string, DefaultRateLimit>>;
  /** The first that accepts a call counts; other bodies have the usual limit. */
  readonly largeBodies?: readonly LargeBody[];
  /** The routes whose handlers call `requireOwnPage`, so that a foreign form ends on a page instead of a bare refusal. */
  readonly confirmedForms?: RegExp;
  /** What its tables keep of a person; erased in this order. A test looks for a person in every table. */
  readonly personal?: readonly PersonalData[];
  readonly expired?: readonly Expired[];
  /** Deletes what has expired, where rows alone do not say it; also before anything is opened. */
  purge?(ground: Pick<Ground, 'database' | 'now'>, options: object): Promise<void>;
  /** Ends every hour what others have left: files of nobody, payments under way. */
  settle?(door: object): Promise<void>;
  /** Works again and again until the result is called, which resolves when the present work is done. */
  start?(door: object): () => Promise<void>;
}

/** One object says what a domain is; `domains/index.ts` lists it, and all else follows from the list. */
export const defineDomain = <const Defined extends Domain>(domain: Defined): Defined => domain;
