import { useMethods, useStates, type MethodsOf } from '../../element/index.js';
import type { productImage, ProductImageProps } from './definition.js';
import { Thumbnails } from './thumbnails.js';
import { useProductImage } from './use-product-image.js';

/** The main picture of a product or of its chosen variant. */
export function ProductImage({ productId = '', thumbnails = false }: ProductImageProps) {
  const { shown, isLoading, title, images, current, show } = useProductImage(productId);
  useStates({ loading: isLoading });
  useMethods<MethodsOf<typeof productImage>>({
    showImage(index) {
      const image = images[index];
      if (image) show(image);
    },
  });

  if (!shown) return <slot />;
  const { src, srcSet, sizes, alt, width, height } = shown;
  // A picture of other proportions is fitted into the frame instead of changing it.
  const aspectRatio = width && height ? `${width} / ${height}` : undefined;
  return (
    <>
      <img
        part="image"
        className="image"
        decoding="sync"
        sizes={sizes}
        srcSet={srcSet}
        src={src}
        alt={alt}
        width={width}
        height={height}
        style={{ aspectRatio }}
      />
      {thumbnails && images.length > 1 ? (
        <Thumbnails title={title} images={images} current={current} onShow={show} />
      ) : null}
    </>
  );
}
