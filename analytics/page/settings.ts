import { isRecord } from '../../core/base/index.js';
import type { ClientName } from '../clients/index.js';
import { sourceEnvironments, type SourceEnvironment } from '../delivery/index.js';
import { readFlag, readList, readNumber, readText, readTexts, readWord } from './read-json.js';

/** An event that the server declares in the page's data. */
export interface ServerEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** `https://events.example`, or `{ "prod": "https://events.example", "qa": "https://events.qa.example" }`. */
export type EventsOrigin = string | Readonly<Partial<Record<SourceEnvironment, string>>>;

/** The content of `<script type="application/json" id="vitrine-analytics">`. */
export interface AnalyticsSettings {
  readonly sourceEnvironment: SourceEnvironment;
  /** Origin of the pipeline's calls: one, or one for each source environment (platform §7). Empty or absent: the API's. */
  readonly eventsOrigin: EventsOrigin;
  readonly clients: readonly ClientName[];
  /** `counted`: a response of the pipeline must contain the number of accepted events; `status`: a 200 or 202 is enough. */
  readonly acknowledgement: 'counted' | 'status';
  readonly cookies: {
    readonly restrictive: boolean;
    readonly absolute: boolean;
    readonly banner: boolean;
    readonly onRefusal: 'cookieless' | 'nothing';
  };
  readonly isTemplateSite: boolean;
  /** The flag that turns all tracking off. */
  readonly isDisabled: boolean;
  /** The account that is signed in to edit the site, with the contributor roles (platform §6). */
  readonly account: { readonly id: string; readonly roles: readonly number[] } | null;
  readonly pageKind: string | null;
  /** The collection of the item that the page shows. */
  readonly collectionId: string | null;
  /** Of the item that the page shows (platform §3). */
  readonly recordType: number | null;
  readonly variantId: string | null;
  readonly memberLocale: string | null;
  /** Validate mode: events are checked against their schemas and not counted. */
  readonly validate: boolean;
  readonly pixelId: string | null;
  readonly tagId: string | null;
  readonly performance: boolean;
  readonly errors: boolean;
  readonly recording: { readonly enabled: boolean; readonly sampled: boolean };
  /** Names of query parameters, and paths, that are secret beside those of `core/redaction`. */
  readonly redaction: { readonly parameters: readonly string[]; readonly paths: readonly string[] };
  readonly events: readonly ServerEvent[];
}

const clients = [
  'pipeline',
  'legacy',
  'census',
  'pixel',
  'tag',
  'dataLayer',
  'siteVisitor',
] as const;

/** Parses the settings. Missing and invalid members get their defaults; `complain` is called for each invalid one. */
export function parseSettings(
  text: string | null,
  complain: (problem: string) => void,
): AnalyticsSettings {
  const said = readObject(text, complain);
  const wrong = (path: string) =>
    complain(
      `"${path}" of the analytics data (#vitrine-analytics) is not valid; the default is used.`,
    );

  const group = (name: string): Readonly<Record<string, unknown>> => {
    const value = said[name];
    if (isRecord(value)) return value;
    if (value !== undefined) wrong(name);
    return {};
  };
  const cookies = group('cookies');
  const recording = group('recording');
  const redaction = group('redaction');
  const flag = (name: string, from = said, fallback = false) =>
    readFlag(from, name, fallback, wrong);
  const textOf = (name: string) => readText(said, name, wrong);

  return {
    sourceEnvironment: readWord(said, 'sourceEnvironment', ['prod', 'dev', 'qa', 'staging'], wrong),
    eventsOrigin: readOrigins(said['eventsOrigin'], () => wrong('eventsOrigin')),
    clients: readList(said, 'clients', clients, wrong),
    acknowledgement: readWord(said, 'acknowledgement', ['counted', 'status'], wrong),
    cookies: {
      restrictive: flag('restrictive', cookies),
      absolute: flag('absolute', cookies),
      banner: flag('banner', cookies),
      onRefusal: readWord(cookies, 'onRefusal', ['cookieless', 'nothing'], wrong),
    },
    isTemplateSite: flag('isTemplateSite'),
    isDisabled: flag('isDisabled'),
    account: readAccount(said['account'], () => wrong('account')),
    pageKind: textOf('pageKind'),
    collectionId: textOf('collectionId'),
    recordType: readNumber(said, 'recordType', wrong),
    variantId: textOf('variantId'),
    memberLocale: textOf('memberLocale'),
    validate: flag('validate'),
    pixelId: textOf('pixelId'),
    tagId: textOf('tagId'),
    performance: flag('performance'),
    errors: flag('errors'),
    recording: { enabled: flag('enabled', recording), sampled: flag('sampled', recording) },
    redaction: {
      parameters: readTexts(redaction, 'parameters', wrong),
      paths: readTexts(redaction, 'paths', wrong),
    },
    events: readEvents(said['events'], () => wrong('events')),
  };
}

function readObject(text: string | null, complain: (problem: string) => void) {
  if (text === null) return {};
  try {
    const json: unknown = JSON.parse(text);
    if (isRecord(json)) return json;
  } catch {
    // Reported below.
  }
  complain('The analytics data (#vitrine-analytics) must be a JSON object; defaults are used.');
  return {};
}

/** An environment whose origin is not valid is left out, so that its events go to the API's. */
function readOrigins(value: unknown, complain: () => void): EventsOrigin {
  const isTable = isRecord(value);
  const table = isTable ? value : { one: value };
  const names: readonly string[] = isTable ? sourceEnvironments : ['one'];
  const origins: Record<string, string> = {};
  let isValid = true;
  for (const [name, text] of Object.entries(table)) {
    const origin = names.includes(name) ? readOrigin(text) : null;
    if (origin === null) isValid = false;
    else if (origin !== '') origins[name] = origin;
  }
  if (!isValid) complain();
  return isTable ? origins : (origins['one'] ?? '');
}

/** Null if it is not an address; empty if absent. */
function readOrigin(text: unknown): string | null {
  if (text === undefined || text === null || text === '') return '';
  return typeof text === 'string' && URL.canParse(text) ? new URL(text).origin : null;
}

/** An invalid account still counts as one: its owner must not be tracked as a visitor. */
function readAccount(value: unknown, complain: () => void): AnalyticsSettings['account'] {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) {
    complain();
    return { id: '', roles: [] };
  }
  const { id, roles } = value;
  const isFine = typeof id === 'string' && Array.isArray(roles);
  if (!isFine) complain();
  return {
    id: typeof id === 'string' ? id : '',
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'number') : [],
  };
}

function readEvents(value: unknown, complain: () => void): readonly ServerEvent[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    complain();
    return [];
  }
  return value.flatMap((event: unknown) => {
    if (!isRecord(event) || typeof event['name'] !== 'string') {
      complain();
      return [];
    }
    return [{ name: event['name'], payload: isRecord(event['payload']) ? event['payload'] : {} }];
  });
}
