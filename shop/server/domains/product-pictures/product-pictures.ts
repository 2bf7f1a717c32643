import { editorStrings } from 'vitrine/core/i18n';
import type { Clock } from 'vitrine/core/runtime';
import type { Database, Queryable } from '../../ground/database/index.js';
import type { Read } from '../../ground/http/index.js';
import { interfaceMessage } from '../interface-messages/index.js';
import {
  isPhotoName,
  photoLimits,
  readPhoto,
  type PhotoFolder,
  type ReadPhoto,
} from '../reviews/index.js';
import { readFileName, toFileName } from './file-names.js';

/** Megabytes of a picture. */
const pictureMegabytes = photoLimits.megabytes;

/** At once. */
const mostFiles = 10;
const megabyte = 1024 * 1024;
const day = 24 * 60 * 60_000;

export interface Picture {
  readonly assetUrl: string;
  readonly width: number;
  readonly height: number;
}

/** The result of uploaded files: those that are kept, and a sentence for each that is not. */
export interface PicturesKept {
  readonly pictures: readonly Picture[];
  readonly errors: readonly string[];
}

/** Pictures that the owner uploads for products. They are copied without metadata, under names that never change. */
export interface ProductPictures {
  /** The most of a picture. */
  readonly megabytes: number;
  /** A field without a file arrives as one without bytes, and is left out. */
  keep(files: readonly File[]): Promise<PicturesKept>;
  /** The uploaded pictures among these addresses. */
  known(urls: readonly string[]): Promise<readonly Picture[]>;
  /** The file names of the uploaded pictures among these addresses. */
  fileNames(urls: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Null if the picture has the name now, or the sentence that tells why it has not (platform §5, §8). */
  rename(transaction: Queryable, url: string, typed: string): Promise<string | null>;
  /** Null if there is none. */
  read(name: string): Promise<{
    readonly bytes: Uint8Array;
    readonly type: string;
    /** '' for a picture whose file had no name. */
    readonly fileName: string;
  } | null>;
  /** Deletes pictures that no product has shown for a day. */
  purge(): Promise<void>;
}

export interface PictureContext {
  readonly database: Database;
  readonly folder: PhotoFolder;
  readonly clock: Pick<Clock, 'now'>;
}

const prefix = '/product-pictures/';

export function createProductPictures({
  database,
  folder,
  clock,
}: PictureContext): ProductPictures {
  async function keepOne(
    { bytes, extension, type, width, height }: ReadPhoto,
    fileName: string,
  ): Promise<Picture> {
    const name = await folder.keep({ bytes, extension, type, width, height });
    await database.query(
      `insert into product_pictures (name, content_type, width, height, created_at, file_name)
       values ($1, $2, $3, $4, $5, $6)`,
      [name, type, width, height, new Date(clock.now()), fileName],
    );
    return { assetUrl: prefix + name, width, height };
  }

  return {
    megabytes: pictureMegabytes,
    async keep(files) {
      const pictures: Picture[] = [];
      const errors: string[] = [];
      const given = files.filter(({ size }) => size > 0);
      for (const file of given.slice(0, mostFiles)) {
        const read = await readFile(file);
        if ('errors' in read) errors.push(read.errors);
        else pictures.push(await keepOne(read.value, toFileName(file.name, read.value.extension)));
      }
      if (given.length > mostFiles) {
        errors.push(`Only ${mostFiles} pictures can be uploaded at once. Upload the others next.`);
      }
      return { pictures, errors };
    },
    async fileNames(urls) {
      const { rows } = await database.query<{ name: string; file_name: string }>(
        'select name, file_name from product_pictures where name = any($1)',
        [namesIn(urls)],
      );
      return new Map(rows.map((row) => [prefix + row.name, row.file_name]));
    },
    async rename(transaction, url, typed) {
      const [name = ''] = namesIn([url]);
      const read = readFileName(typed, name);
      if ('errors' in read) return read.errors;
      const { rowCount } = await transaction.query(
        'update product_pictures set file_name = $2 where name = $1',
        [name, read.value],
      );
      return rowCount === 1 ? null : interfaceMessage('renamingFailed');
    },
    async known(urls) {
      const names = namesIn(urls);
      const { rows } = await database.query<{ name: string; width: number; height: number }>(
        'select name, width, height from product_pictures where name = any($1)',
        [names],
      );
      return rows.map(({ name, width, height }) => ({ assetUrl: prefix + name, width, height }));
    },
    async read(name) {
      if (!isPhotoName(name)) return null;
      const { rows } = await database.query<{ content_type: string; file_name: string }>(
        'select content_type, file_name from product_pictures where name = $1',
        [name],
      );
      const [row] = rows;
      const bytes = row === undefined ? null : await folder.read(name);
      return bytes && row ? { bytes, type: row.content_type, fileName: row.file_name } : null;
    },
    async purge() {
      const before = new Date(clock.now() - day);
      const { rows } = await database.query<{ name: string }>(
        `delete from product_pictures where created_at <= $1 and $2 || name not in (
           select i->>'assetUrl' from products p, jsonb_array_elements(p.details->'images') i
           union select image->>'assetUrl' from variants where image is not null)
         returning name`,
        [before, prefix],
      );
      await folder.remove(rows.map(({ name }) => name));
    },
  };
}

/** The names in the folder among these addresses. */
const namesIn = (urls: readonly string[]) =>
  urls
    .filter((url) => url.startsWith(prefix))
    .map((url) => url.slice(prefix.length))
    .filter(isPhotoName);

async function readFile(file: File): Promise<Read<ReadPhoto>> {
  const name = toFileName(file.name);
  if (file.size > pictureMegabytes * megabyte) {
    const maxSize = `${pictureMegabytes} MB`;
    return { errors: editorStrings('fileTooLarge', { fileName: name, maxSize }, 'en-US') };
  }
  const photo = readPhoto(new Uint8Array(await file.arrayBuffer()));
  const failed = interfaceMessage('processingFailed');
  return photo
    ? { value: photo }
    : { errors: `${failed}. The file ${name} is no JPEG, PNG or WebP picture.` };
}
