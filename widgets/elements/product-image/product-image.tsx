import { useRef } from 'react';
import type { ProductImage as Image } from '../../../core/commerce/product/index.js';
import { galleryStrings } from '../../../core/i18n/index.js';
import { usePictureViewer } from '../../parts/open-pictures/index.js';
import { useMethods, useStates, type MethodsOf } from '../../element/index.js';
import type { productImage, ProductImageProps } from './definition.js';
import { viewedImage, type ImageView } from './image-view.js';
import { PictureLink } from './picture-link.js';
import { Thumbnails } from './thumbnails.js';
import { useProductImage } from './use-product-image.js';

/** The main picture of a product or of its chosen variant. */
export function ProductImage(props: ProductImageProps) {
  const { productId = '', thumbnails = false, lightbox = false } = props;
  const { shown, isLoading, title, images, room, current, show } = useProductImage(productId);
  const { open, view, close } = usePictureViewer<Image>('vitrine-product-image');
  const link = useRef<HTMLAnchorElement>(null);
  useStates({ loading: isLoading });
  useMethods<MethodsOf<typeof productImage>>({
    showImage(index) {
      const image = images[index];
      if (image) show(image);
    },
  });

  if (!shown) return <slot />;
  const picture = <Shown view={shown} />;
  return (
    <>
      {lightbox ? (
        <PictureLink
          ref={link}
          href={shown.src}
          onPress={(event) => {
            const at = images.findIndex(({ url }) => url === shown.src);
            // The picture of an earlier product stays until the next one is decoded.
            if (at < 0) return;
            event.preventDefault();
            void view(images, at, shown.src);
          }}
        >
          {picture}
        </PictureLink>
      ) : (
        picture
      )}
      {thumbnails && images.length > 1 ? (
        <Thumbnails title={title} images={images} room={room} current={current} onShow={show} />
      ) : null}
      {open ? (
        <open.Viewer
          pictures={open.shown.map((image) => viewedImage(image, shown, title))}
          start={open.start}
          theme={props.lightboxTheme ?? 'dark'}
          label={galleryStrings('pictures', { title })}
          onShow={(at) => {
            const image = open.shown[at];
            if (image) show(image);
          }}
          onClose={() => {
            close();
            link.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

function Shown({ view }: { readonly view: ImageView }) {
  const { src, srcSet, sizes, alt, width, height } = view;
  // A picture of other proportions is fitted into the frame instead of changing it.
  const aspectRatio = width && height ? `${width} / ${height}` : undefined;
  return (
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
  );
}
