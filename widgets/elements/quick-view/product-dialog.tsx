import { useEffect, useRef } from 'react';
import { announce } from '../../../core/dom/index.js';
import { quickViewStrings } from '../../../core/i18n/index.js';
import { Lightbox } from '../../parts/lightbox/index.js';
import type { QuickViewProps } from './definition.js';
import { FullPageLink } from './full-page-link.js';
import { ProductSummary } from './product-summary.js';
import type { QuickViewContent } from './use-quick-view.js';

export interface ProductDialogProps {
  readonly content: QuickViewContent;
  /** The address of the product's page; null if there is none. */
  readonly href: string | null;
  /** The step after an add. */
  readonly afterAdd: QuickViewProps['afterAdd'];
  /** Receives the focus when the dialog closes. */
  readonly opener: HTMLElement | null;
  /** Called when the dialog is open. */
  onOpened(): void;
  /** Called after the dialog was closed: by its button, by Escape or by a press outside. */
  onClosed(): void;
}

/** The dialog around a product. Its heading is the product's title and has the focus first. */
export function ProductDialog(props: ProductDialogProps) {
  const { content, href, opener, onOpened, onClosed } = props;
  const opened = useRef(onOpened);
  const heading = headingOf(content);
  const firstHeading = useRef(heading);

  useEffect(() => opened.current(), []);
  useEffect(() => {
    // The heading has the focus already, and screen readers do not read its change.
    if (heading !== firstHeading.current) announce(heading);
  }, [heading]);

  return (
    <Lightbox
      heading={heading}
      closeLabel={quickViewStrings('close')}
      opener={opener}
      onClose={onClosed}
    >
      <div className="content" aria-busy={content.kind === 'loading'}>
        {content.kind === 'product' ? (
          <ProductSummary product={content.product} href={href} afterAdd={props.afterAdd} />
        ) : (
          <FullPageLink href={href} />
        )}
      </div>
    </Lightbox>
  );
}

function headingOf(content: QuickViewContent): string {
  if (content.kind === 'product') return content.product.title;
  return quickViewStrings(content.kind);
}
