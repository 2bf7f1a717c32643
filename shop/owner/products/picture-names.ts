import {
  pictureCountField,
  pictureFields,
  Problem,
  productLimits,
  readCount,
  type RecordChange,
  type Typed,
} from '../../server/index.js';
import type { OwnerContext } from '../owner-context.js';

/** The pictures of a form in their order; `fileName` is undefined for one that nobody has uploaded. */
export function picturesOf(typed: Typed) {
  const count = readCount(typed[pictureCountField], productLimits.pictures * 2);
  return Array.from({ length: count }, (_, index) => {
    const names = pictureFields(index);
    return { url: typed[names.url] ?? '', field: names.file, fileName: typed[names.file] };
  });
}

/** Files that did not get their names: sentences of fields, and of pictures that the form no longer shows. */
export class NamesRefused extends Problem {
  constructor(
    errors: Readonly<Record<string, string>>,
    readonly gone: readonly string[],
  ) {
    super('invalid-request', { errors });
  }
}

/**
 * Records a change of a product together with the names that the form gives to its files: both are stored, or neither is.
 * What it resolves to throws `NamesRefused`.
 */
export async function withFileNames(
  { productPictures }: Pick<OwnerContext['services'], 'productPictures'>,
  typed: Typed,
  record: RecordChange,
): Promise<RecordChange> {
  const given = picturesOf(typed);
  const known = await productPictures.fileNames(given.map(({ url }) => url));
  return async (transaction, target) => {
    const errors: Record<string, string> = {};
    const gone: string[] = [];
    for (const { url, field, fileName } of given) {
      if (fileName === undefined || known.get(url) === fileName) continue;
      const problem = await productPictures.rename(transaction, url, fileName);
      if (problem === null) continue;
      if (known.has(url)) errors[field] = problem;
      else gone.push(`${problem} ${fileName} is no longer there.`);
    }
    if (Object.keys(errors).length + gone.length > 0) throw new NamesRefused(errors, gone);
    await record(transaction, target);
  };
}
