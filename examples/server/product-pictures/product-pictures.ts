import type { Clock } from '../../../core/runtime/index.js';
import type { Database } from '../database/index.js';
import {
  isPhotoName,
  photoLimits,
  readPhoto,
  type PhotoFolder,
  type ReadPhoto,
} from '../reviews/index.js';

/** Megabytes of a picture. */
const pictureMegabytes = photoLimits.megabytes;

/** At once. */
const mostFiles = 10;
const megabyte = 1024 * 1024;
const day = 24 * 60 * 60_000;

interface Picture {
  readonly assetUrl: string;
  readonly width: number;
  readonly height: number;
}

/** What came of uploaded files: those that are kept, and a sentence for each that is not. */
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
  /** Null if there is none. */
  read(name: string): Promise<{ readonly bytes: Uint8Array; readonly type: string } | null>;
  /** Deletes pictures that no product has shown for a day. */
  purge(): Promise<void>;
}

export interface PictureParts {
  readonly database: Database;
  readonly folder: PhotoFolder;
  readonly clock: Pick<Clock, 'now'>;
}

const prefix = '/product-pictures/';

export function createProductPictures({ database, folder, clock }: PictureParts): ProductPictures {
  async function keepOne({ bytes, extension, type, width, height }: ReadPhoto): Promise<Picture> {
    const name = await folder.keep({ bytes, extension, type, width, height });
    await database.query(
      `insert into product_pictures (name, content_type, width, height, created_at)
       values ($1, $2, $3, $4, $5)`,
      [name, type, width, height, new Date(clock.now())],
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
        if ('error' in read) errors.push(read.error);
        else pictures.push(await keepOne(read));
      }
      if (given.length > mostFiles) {
        errors.push(`Only ${mostFiles} pictures can be uploaded at once. Upload the others next.`);
      }
      return { pictures, errors };
    },
    async known(urls) {
      const names = urls
        .filter((url) => url.startsWith(prefix))
        .map((url) => url.slice(prefix.length));
      const { rows } = await database.query<{ name: string; width: number; height: number }>(
        'select name, width, height from product_pictures where name = any($1)',
        [names],
      );
      return rows.map(({ name, width, height }) => ({ assetUrl: prefix + name, width, height }));
    },
    async read(name) {
      if (!isPhotoName(name)) return null;
      const { rows } = await database.query<{ content_type: string }>(
        'select content_type from product_pictures where name = $1',
        [name],
      );
      const bytes = rows[0] === undefined ? null : await folder.read(name);
      return bytes && { bytes, type: rows[0]?.content_type ?? '' };
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

/** Of a name in a sentence. */
const longestName = 60;

async function readFile(file: File): Promise<ReadPhoto | { readonly error: string }> {
  const name = file.name
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .slice(0, longestName);
  if (file.size > pictureMegabytes * megabyte) {
    // Platform §5.
    return {
      error: `The file ${name} is too large. The maximum allowed file size is ${pictureMegabytes} MB.`,
    };
  }
  const photo = readPhoto(new Uint8Array(await file.arrayBuffer()));
  return photo ?? { error: `The file ${name} is no JPEG, PNG or WebP picture.` };
}
