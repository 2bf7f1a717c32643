import type { OwnedProduct, Typed } from '../../server/index.js';
import { productEditorView, type ProductEditorPage } from '../views/products/index.js';
import type { OwnerContext } from '../owner-context.js';
import { picturesOf } from './picture-names.js';

export type Edited = Pick<ProductEditorPage, 'stored' | 'typed'> &
  Partial<ProductEditorPage> & { readonly stored: OwnedProduct | null };

type Services = Pick<OwnerContext['services'], 'productEditor' | 'productPictures'>;

/** The editor with the form that is typed. */
export async function editorView(services: Services, crumb: string, edited: Edited) {
  const { productEditor, productPictures } = services;
  const { stored, typed } = edited;
  const available = stored?.variants.filter(({ stock }) => stock !== 0) ?? [];
  const waiting = await productEditor.waiting(available.map(({ sku }) => sku));
  return productEditorView({
    crumb,
    errors: {},
    problem: null,
    notice: null,
    refusedFiles: [],
    categories: await productEditor.categories(),
    pictures: await picturesIn(services, typed, stored),
    fileNames: await productPictures.fileNames(picturesOf(typed).map(({ url }) => url)),
    waiting: [...waiting.values()].reduce((sum, count) => sum + count, 0),
    at: null,
    megabytes: productPictures.megabytes,
    ...edited,
  });
}

/** The pictures that a form may name: those that the product has, and those that were uploaded. */
export async function picturesIn(
  { productPictures }: Pick<Services, 'productPictures'>,
  typed: Typed,
  stored: OwnedProduct | null,
) {
  const urls = picturesOf(typed).map(({ url }) => url);
  const own = stored?.images.map(({ altText: _, ...picture }) => picture) ?? [];
  const known = [...own, ...(await productPictures.known(urls))];
  return new Map(known.map((picture) => [picture.assetUrl, picture]));
}
