import { quickView, type QuickViewProps } from './definition.js';
import { useRef } from 'react';
import { productStrings } from '../../../core/i18n/index.js';
import { useSlotted } from '../../element/index.js';
import { ProductDialog } from './product-dialog.js';
import { useQuickView } from './use-quick-view.js';

const link = ':is(a[href], button), :has(a[href], button)';

/** A product in a dialog, opened by the page's own link. */
export function QuickView(props: QuickViewProps) {
  const { isOpen, opener, content, href, open, onOpened, onClosed } = useQuickView(props);
  const hasLink = useSlotted().some((child) => child.matches(link));
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      {hasLink ? (
        <slot />
      ) : (
        <button
          ref={button}
          part="button"
          className="button"
          type="button"
          aria-haspopup="dialog"
          onClick={() => open(button.current)}
        >
          <slot>{productStrings('quickView')}</slot>
        </button>
      )}
      {isOpen ? (
        <ProductDialog
          content={content}
          href={href}
          afterAdd={props.afterAdd ?? quickView.props.afterAdd.fallback}
          opener={opener}
          onOpened={onOpened}
          onClosed={onClosed}
        />
      ) : null}
    </>
  );
}
