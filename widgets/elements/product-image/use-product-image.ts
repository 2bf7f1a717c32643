import { useEffect, useMemo, useState } from 'react';
import type { ProductImage } from '../../../core/commerce/product/index.js';
import { useHost } from '../../element/index.js';
import { useProduct, type ProductInUse } from '../../hooks/index.js';
import {
  chooseImage,
  listImages,
  viewImage,
  type ImageView,
  type PageImage,
} from './image-view.js';

export interface ProductImageInUse {
  /** The picture in view; null while the page's own `<img>` stays. */
  readonly shown: ImageView | null;
  /** Whether another one was chosen and is not decoded yet. */
  readonly isLoading: boolean;
  /** The product's title; empty while it is not known. */
  readonly title: string;
  readonly images: readonly ProductImage[];
  /** How many there are before a variant is chosen. */
  readonly room: number;
  /** Address of the chosen picture. */
  readonly current: string | null;
  /** Shows one of `images` until another variant is chosen. */
  show(image: ProductImage): void;
}

/** The picture of what is chosen. It is swapped when the next one can be painted, so nothing flashes. */
export function useProductImage(productId: string): ProductImageInUse {
  const host = useHost();
  const found = useProduct(productId);
  const product = found?.selection.product;
  const { image, show } = usePick(found);
  const { variant, choices } = found?.selection ?? {};
  const images = useMemo(
    () => (product && choices ? listImages({ product, variant: variant ?? null, choices }) : []),
    [product, variant, choices],
  );
  const wanted = useMemo(
    () =>
      product && image ? viewImage(image, product, readPageImage(host), document.baseURI) : null,
    [host, product, image],
  );
  const room = useMemo(
    () => (product ? listImages({ product, variant: null, choices: {} }).length : 0),
    [product],
  );
  const [decoded, setDecoded] = useState<ImageView | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    void decode(wanted).then(() => {
      if (isWanted) setDecoded(wanted);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  // Without a picture in place there is nothing to keep in view.
  const shown = decoded ?? (host?.querySelector('img') ? null : wanted);
  return {
    shown: wanted && shown,
    isLoading: wanted !== null && wanted !== decoded,
    title: product?.title ?? '',
    images,
    room,
    current: image?.url ?? null,
    show,
  };
}

/** The picture picked by its thumbnail, until "the selected variant's main image" takes its place (spec §4). */
function usePick(found: ProductInUse | null) {
  const { image, key } = found ? chooseImage(found.selection) : { image: null, key: '' };
  const [pick, setPick] = useState<{ key: string; image: ProductImage | null }>({
    key,
    image: null,
  });
  if (pick.key !== key) setPick({ key, image: null });
  return {
    image: (pick.key === key ? pick.image : null) ?? image,
    show: (picked: ProductImage) => setPick({ key, image: picked }),
  };
}

/** Settles when the picture can be painted, or has failed: its text is shown then. */
async function decode({ src, srcSet, sizes }: ImageView): Promise<void> {
  const image = new Image();
  if (sizes) image.sizes = sizes;
  if (srcSet) image.srcset = srcSet;
  image.src = src;
  await image.decode().catch(() => undefined);
}

function readPageImage(host: HTMLElement | null): PageImage | null {
  const image = host?.querySelector('img');
  if (!image) return null;
  const { src, srcset, sizes } = image;
  return { src, srcset, sizes, width: readSize(image, 'width'), height: readSize(image, 'height') };
}

/** The attribute: the property is the rendered size. */
function readSize(image: HTMLImageElement, name: 'width' | 'height'): number | null {
  return Number.parseInt(image.getAttribute(name) ?? '', 10) || null;
}
