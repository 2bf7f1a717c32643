import type { Clock, Reporter } from 'vitrine/core/runtime';
import type { Database, Queryable, RecordChange } from '../../ground/database/index.js';
import { Problem, readBody } from '../../ground/http/index.js';
import { firstState, readState, type SettingRow } from './read-state.js';
import { saveHeaderFooterBody, saveLanguagesBody } from './schemas.js';
import { inOrder } from './site-languages.js';
import type {
  AdPixel,
  FilmsOfLessons,
  HeaderFooter,
  Languages,
  ShopFonts,
  SiteState,
} from './types.js';

/** How long pages use what was read, in milliseconds. Another copy of the server shows a change after this at the latest. */
export const keptFor = 2000;

/** The owner's settings for the whole site (platform §3, §7). A change is stored together with its record. */
export interface SiteSettings {
  /** For pages: the state of the last `keptFor`, or the last known one while the database does not answer. */
  kept(): Promise<SiteState>;
  /** The stored state now. */
  read(): Promise<SiteState>;
  /**
   * Connects the site as well.
   * @param given The body of the call. @throws Problem `invalid-request`; `settings-changed` for another version than its own.
   */
  saveLanguages(given: unknown, record: RecordChange): Promise<Languages>;
  /** Disconnects the translation provider. Does nothing, and keeps no record, if there is no connection. */
  disconnect(record: RecordChange): Promise<Languages>;
  /** @param given As above, and it throws the same. */
  saveHeaderFooter(given: unknown, record: RecordChange): Promise<HeaderFooter>;
  /**
   * The pixel that pages tell what shoppers do; '' for none.
   * @throws Problem `invalid-request`, whose error is of `pixel`.
   */
  saveAdPixel(typed: string, record: RecordChange): Promise<AdPixel>;
  /** @param change Changes the files of fonts in the same transaction; null to leave all as it is. Saves wait for each other. */
  saveFonts(
    change: (transaction: Queryable, present: ShopFonts) => Promise<Change<ShopFonts> | null>,
    record: RecordChange,
  ): Promise<ShopFonts>;
  /** @throws Problem `settings-changed` for another version than its own. */
  saveLessonFilms(
    films: FilmsOfLessons['films'],
    version: number,
    record: RecordChange,
  ): Promise<FilmsOfLessons>;
}

/** The new value to store, and the words for the record of actions. */
interface Change<Setting> {
  readonly value: Omit<Setting, 'version'>;
  readonly target: string;
}

/** The member of the state that a stored name is. */
const members = {
  languages: 'languages',
  'header-footer': 'headerFooter',
  'ad-pixel': 'adPixel',
  fonts: 'fonts',
  'lesson-films': 'lessonFilms',
} as const satisfies Readonly<Record<string, keyof SiteState>>;

export interface SiteSettingsContext {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly reporter: Pick<Reporter, 'report'>;
}

/** Ids of pixels are numbers; longer than those that are known. */
const pixelForm = /^\d{0,30}$/;
const noPixel = 'The id of a pixel has up to 30 digits and nothing else.';

export function createSiteSettings(context: SiteSettingsContext): SiteSettings {
  const { database, clock, reporter } = context;
  let kept: { readonly state: SiteState; readonly readAt: number } | null = null;
  let reading: Promise<SiteState> | null = null;

  async function load(queryable: Queryable): Promise<SiteState> {
    const { rows } = await queryable.query<SettingRow>(
      'select /* prepared: site settings */ name, value, version from site_settings',
    );
    return readState(rows);
  }

  async function read(): Promise<SiteState> {
    const state = await load(database);
    kept = { state, readAt: clock.now() };
    return state;
  }

  async function refresh(): Promise<SiteState> {
    try {
      return await read();
    } catch (error) {
      reporter.report(error, { where: 'site settings' });
      // A page that needs no more of the database is better than none. It asks again after `keptFor`.
      const state = kept?.state ?? firstState;
      kept = { state, readAt: clock.now() };
      return state;
    } finally {
      reading = null;
    }
  }

  /** Saves a value if the version is still the one that was read, with its record. */
  async function save(
    name: keyof typeof members,
    change: (
      state: SiteState,
      transaction: Queryable,
    ) => Change<object> | null | Promise<Change<object> | null>,
    record: RecordChange,
    version?: number,
  ): Promise<SiteState> {
    const state = await database.transaction(async (transaction) => {
      // Saves of one name wait for each other, also the first two, for which there is no row to lock.
      await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [`setting:${name}`]);
      const before = await load(transaction);
      const { version: present } = before[members[name]];
      if (version !== undefined && version !== present) throw new Problem('settings-changed');
      const changed = await change(before, transaction);
      if (changed === null) return before;
      await transaction.query(
        `insert into site_settings as kept (name, value, version) values ($1, $2, 1)
         on conflict (name) do update set value = excluded.value, version = kept.version + 1`,
        [name, JSON.stringify(changed.value)],
      );
      await record(transaction, changed.target);
      return load(transaction);
    });
    kept = { state, readAt: clock.now() };
    return state;
  }

  return {
    read,
    async kept() {
      if (kept !== null && Math.abs(clock.now() - kept.readAt) < keptFor) return kept.state;
      reading ??= refresh();
      return reading;
    },
    async saveLanguages(given, record) {
      const { languages: codes, version } = readBody(saveLanguagesBody, given);
      const languages = inOrder(codes);
      const value = { isConnected: true, languages };
      const saved = await save(
        'languages',
        () => ({ value, target: languages.join(', ') }),
        record,
        version,
      );
      return saved.languages;
    },
    async disconnect(record) {
      const saved = await save(
        'languages',
        ({ languages: { isConnected, languages } }) =>
          isConnected
            ? { value: { isConnected: false, languages }, target: languages.join(', ') }
            : null,
        record,
      );
      return saved.languages;
    },
    async saveHeaderFooter(given, record) {
      const { header, footer, version } = readBody(saveHeaderFooterBody, given);
      const saved = await save(
        'header-footer',
        ({ headerFooter }) => ({
          value: { header, footer },
          target: `version ${headerFooter.version + 1}`,
        }),
        record,
        version,
      );
      return saved.headerFooter;
    },
    async saveAdPixel(typed, record) {
      const id = typed.trim();
      if (!pixelForm.test(id)) throw new Problem('invalid-request', { errors: { pixel: noPixel } });
      const saved = await save(
        'ad-pixel',
        ({ adPixel }) =>
          (adPixel.id ?? '') === id ? null : { value: { id: id || null }, target: id || 'none' },
        record,
      );
      return saved.adPixel;
    },
    async saveFonts(change, record) {
      const saved = await save(
        'fonts',
        ({ fonts }, transaction) => change(transaction, fonts),
        record,
      );
      return saved.fonts;
    },
    async saveLessonFilms(films, version, record) {
      const saved = await save(
        'lesson-films',
        ({ lessonFilms }) => {
          const names = new Set([...Object.keys(films), ...Object.keys(lessonFilms.films)]);
          const changed = [...names].filter((name) => films[name] !== lessonFilms.films[name]);
          return changed.length === 0 ? null : { value: { films }, target: changed.join(', ') };
        },
        record,
        version,
      );
      return saved.lessonFilms;
    },
  };
}
