import type { ViewedPicture } from '../../parts/picture-viewer/index.js';
import type {
  Product,
  ProductImage,
  Selection,
  Variant,
} from '../../../core/commerce/product/index.js';

export type Chosen = Pick<Selection, 'product' | 'variant' | 'choices'>;

/** The attributes that an `<img>` needs. */
export interface ImageView {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly sizes: string | undefined;
  readonly alt: string;
  /** Of the frame: the first picture's size, whichever picture is in it, so nothing moves. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The page's own `<img>`, as far as it is adopted. */
export interface PageImage {
  /** Absolute. */
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** The picture that the choices lead to. */
export interface ImageChoice {
  readonly image: ProductImage | null;
  /** Another one means that the shopper chose another variant, whichever picture was shown meanwhile. */
  readonly key: string;
}

/**
 * The chosen variant's main image, else the product's (spec §4, product block). Before a variant is
 * chosen, a picture that every one still possible shares is as sure as the variant's own.
 */
export function chooseImage({ product, variant, choices }: Chosen): ImageChoice {
  const sure = variant?.image ?? sharedVariant({ product, choices })?.image ?? null;
  return {
    image: sure ?? product.images[0] ?? null,
    key: variant ? `variant ${variant.id}` : `picture ${sure?.url ?? ''}`,
  };
}

/** A variant that stands for every one still possible, because they share their picture; undefined without a choice. */
function sharedVariant({ product, choices }: Pick<Chosen, 'product' | 'choices'>) {
  const names = Object.keys(choices);
  const possible = product.variants.filter(({ attributes }) =>
    names.every((name) => attributes[name] === choices[name]),
  );
  const [first] = possible;
  const isShared = possible.every(({ image }) => image?.url === first?.image?.url);
  return names.length > 0 && isShared ? first : undefined;
}

/**
 * The pictures to look through, each once: the product's, then those that only variants have. If the chosen variant has
 * more than one, its own and those that belong to no variant, so that nobody looks at another colour from near.
 */
export function listImages({ product, variant, choices }: Chosen): ProductImage[] {
  const { images, variants } = product;
  const chosen = variant ?? sharedVariant({ product, choices });
  if (!chosen?.moreImages) return unique([...images, ...variants.map(({ image }) => image)]);
  const ofVariants = new Set(variants.flatMap(picturesOf).map(({ url }) => url));
  return unique([...picturesOf(chosen), ...images.filter(({ url }) => !ofVariants.has(url))]);
}

function picturesOf({ image, moreImages = [] }: Variant): ProductImage[] {
  return image ? [image, ...moreImages] : [...moreImages];
}

function unique(images: readonly (ProductImage | null)[]): ProductImage[] {
  const all = images.filter((image) => image !== null);
  return all.filter(({ url }, index) => all.findIndex((image) => image.url === url) === index);
}

/** How `image` is shown in place of the page's own one. `base` makes addresses absolute. */
export function viewImage(
  image: ProductImage,
  product: Pick<Product, 'title' | 'images'>,
  page: PageImage | null,
  base: string,
): ImageView {
  const isPageImage = page !== null && page.src === new URL(image.url, base).href;
  const srcSet = image.srcset || (isPageImage && page.srcset) || undefined;
  const frame = [page, product.images[0], image].find((size) => size?.width && size.height);
  return {
    src: image.url,
    srcSet,
    sizes: (srcSet && page?.sizes) || undefined,
    alt: image.alt || product.title,
    width: frame?.width ?? undefined,
    height: frame?.height ?? undefined,
  };
}

/** How `image` is shown in the whole window; of the one that is shown already, the file in place is its preview. */
export function viewedImage(image: ProductImage, shown: ImageView, title: string): ViewedPicture {
  const isShown = image.url === shown.src;
  return {
    src: image.url,
    srcSet: image.srcset ?? (isShown ? shown.srcSet : undefined),
    preview: isShown ? shown.src : '',
    alt: image.alt || title,
    title: '',
    text: '',
    video: null,
  };
}
