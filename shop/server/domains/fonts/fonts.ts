import { randomUUID } from 'node:crypto';
import { editorStrings } from 'vitrine/core/i18n';
import type { Clock } from 'vitrine/core/runtime';
import type { Database, Queryable, RecordChange } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import { interfaceMessage } from '../interface-messages/index.js';
import { toFileName } from '../product-pictures/index.js';
import type { FontFile, ShopFonts, SiteSettings } from '../site-settings/index.js';
import { deviceFonts } from './device-fonts.js';
import {
  deviceChoice,
  familyOf,
  fontRoles,
  uploadedChoice,
  type FontRole,
} from './font-choices.js';
import { readWoff2, toFamily, type ReadFont } from './read-woff2.js';

/** Megabytes of a file, and files of a shop. */
export const fontLimits = { megabytes: 2, files: 20 };
const megabyte = 1024 * 1024;

/** The choices of a form; '' is the shop's own font. */
export type TypedFonts = Readonly<Record<FontRole, string>>;

/** The fonts of the shop's pages: the shop's own, kinds that devices have, and files of the owner. */
export interface Fonts {
  /** By family, the lightest first. */
  list(): Promise<readonly FontFile[]>;
  /** @throws Problem `invalid-request`, whose errors are of `heading` and `text`. */
  choose(typed: TypedFonts, record: RecordChange): Promise<ShopFonts>;
  /**
   * Keeps a WOFF2 file, in place of one of the same family, weight and style.
   * @throws Problem `invalid-request`, whose error is of `file`.
   */
  upload(file: File, record: RecordChange): Promise<FontFile>;
  /**
   * Does nothing for a file that is gone.
   * @throws Problem `invalid-request`, whose error is of the file's id, for the last file of a font that is chosen.
   */
  remove(id: string, record: RecordChange): Promise<void>;
  /** The bytes of a file; null if there is none. */
  read(id: string): Promise<Uint8Array | null>;
}

export interface FontContext {
  readonly database: Database;
  readonly siteSettings: Pick<SiteSettings, 'saveFonts'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** PostgreSQL cannot be asked for any text that somebody puts into an address. */
const idForm = /^[\da-f-]{36}$/;

interface FontRow {
  readonly id: string;
  readonly family: string;
  readonly weight_from: number;
  readonly weight_to: number;
  readonly is_italic: boolean;
}

export function createFonts({ database, siteSettings, clock }: FontContext): Fonts {
  async function list(queryable: Queryable): Promise<readonly FontFile[]> {
    const { rows } = await queryable.query<FontRow>(
      `select id, family, weight_from, weight_to, is_italic from font_files
       order by lower(family), family, is_italic, weight_from, weight_to`,
    );
    return rows.map((row) => ({
      id: row.id,
      family: row.family,
      weights: [row.weight_from, row.weight_to],
      isItalic: row.is_italic,
    }));
  }

  /** The choice with the files of its families, which pages need without asking for them. */
  async function withFiles(
    transaction: Queryable,
    { heading, text }: Pick<ShopFonts, FontRole>,
  ): Promise<Omit<ShopFonts, 'version'>> {
    const families = [familyOf(heading), familyOf(text)];
    const files = (await list(transaction)).filter(({ family }) => families.includes(family));
    return { heading, text, files };
  }

  return {
    list: () => list(database),
    choose: (typed, record) =>
      siteSettings.saveFonts(async (transaction, present) => {
        const families = new Set((await list(transaction)).map(({ family }) => family));
        const chosen = readChoices(typed, families);
        if (fontRoles.every((role) => chosen[role] === present[role])) return null;
        const target = fontRoles.map((role) => chosen[role] ?? 'own').join(', ');
        return { value: await withFiles(transaction, chosen), target };
      }, record),
    async upload(file, record) {
      const read = await readFile(file);
      const [from, to] = read.weights;
      const kept: FontFile = { ...read, id: randomUUID() };
      const bytes = Buffer.from(await file.arrayBuffer());
      await siteSettings.saveFonts(async (transaction, present) => {
        await transaction.query(
          `delete from font_files
           where family = $1 and weight_from = $2 and weight_to = $3 and is_italic = $4`,
          [read.family, from, to, read.isItalic],
        );
        if ((await list(transaction)).length >= fontLimits.files) {
          throw refuse({
            file: `The shop keeps ${fontLimits.files} files of fonts at most. Delete one that no page uses.`,
          });
        }
        await transaction.query(
          `insert into font_files (id, family, weight_from, weight_to, is_italic, bytes, created_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [kept.id, read.family, from, to, read.isItalic, bytes, new Date(clock.now())],
        );
        return { value: await withFiles(transaction, present), target: read.family };
      }, record);
      return kept;
    },
    async remove(id, record) {
      if (!idForm.test(id)) return;
      await siteSettings.saveFonts(async (transaction, present) => {
        const { rows } = await transaction.query<Pick<FontRow, 'family'>>(
          'delete from font_files where id = $1 returning family',
          [id],
        );
        const [row] = rows;
        if (row === undefined) return null;
        const value = await withFiles(transaction, present);
        const isChosen = fontRoles.some((role) => familyOf(present[role]) === row.family);
        if (isChosen && value.files.every(({ family }) => family !== row.family)) {
          throw refuse({ [id]: `Pages use ${row.family}. Choose another font first.` });
        }
        return { value, target: row.family };
      }, record);
    },
    async read(id) {
      if (!idForm.test(id)) return null;
      const { rows } = await database.query<{ bytes: Uint8Array }>(
        'select bytes from font_files where id = $1',
        [id],
      );
      return rows[0]?.bytes ?? null;
    },
  };
}

const refuse = (errors: Readonly<Record<string, string>>) =>
  new Problem('invalid-request', { errors });

/** @throws Problem `invalid-request` for a font that is not in the list. */
function readChoices(
  typed: TypedFonts,
  families: ReadonlySet<string>,
): Record<FontRole, string | null> {
  const known = new Set([
    ...deviceFonts.map(({ name }) => deviceChoice(name)),
    ...[...families].map(uploadedChoice),
  ]);
  const wrong = fontRoles.filter((role) => typed[role] !== '' && !known.has(typed[role]));
  if (wrong.length > 0) {
    throw refuse(Object.fromEntries(wrong.map((role) => [role, 'Choose a font of the list.'])));
  }
  return { heading: typed.heading || null, text: typed.text || null };
}

/** @throws Problem `invalid-request` for anything but a WOFF2 file of the right size. */
async function readFile(file: File): Promise<ReadFont> {
  if (file.size === 0) throw refuse({ file: 'Choose a WOFF2 file.' });
  const fileName = toFileName(file.name);
  if (file.size > fontLimits.megabytes * megabyte) {
    const maxSize = `${fontLimits.megabytes} MB`;
    throw refuse({ file: editorStrings('fileTooLarge', { fileName, maxSize }, 'en-US') });
  }
  const read = readWoff2(new Uint8Array(await file.arrayBuffer()));
  if (read === null) {
    const failed = interfaceMessage('processingFailed');
    throw refuse({ file: `${failed}. The file ${fileName} is no WOFF2 font.` });
  }
  // A font without a name of its own is called as its file.
  const family = read.family || toFamily(fileName.replace(/\.\w+$/, '')) || 'Font';
  return { ...read, family };
}
