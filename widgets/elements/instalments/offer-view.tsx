import type { InstalmentsProps } from './definition.js';
import { useState } from 'react';
import {
  defaultInstalmentCount,
  describeOffer,
  readInstalmentCount,
  type InstalmentContext,
} from '../../../core/commerce/instalments/index.js';
import { instalmentStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useStates } from '../../element/index.js';
import type { Payable } from './payable.js';
import { ProviderPopup } from './provider-popup.js';

interface OfferViewProps extends InstalmentsProps {
  payable: Payable;
  context: InstalmentContext;
}

/** The text about the payments, and the button that opens the details. */
export function OfferView({ payable, context, ...props }: OfferViewProps) {
  const { oneLine = false, count = defaultInstalmentCount, modalBase = '/instalments' } = props;
  /** The button that was pressed, while the popup is open. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const offer = describeOffer({
    ...payable,
    context,
    count: readInstalmentCount(count),
    isOneLine: oneLine,
    locale: getRuntime().site.locale,
  });
  const { isUpdating } = payable;
  useStates({
    'in-range': offer?.state === 'in range',
    'out-of-range': offer?.state === 'out of range',
    empty: !offer,
    updating: isUpdating,
  });

  if (!offer) return null;
  return (
    <div className={oneLine ? 'offer one-line' : 'offer'} aria-busy={isUpdating}>
      <span part="text" className="text">
        {offer.text}
      </span>{' '}
      <button
        part="trigger"
        className="trigger"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {instalmentStrings('learnMore', { provider: offer.provider.name })}
      </button>
      {opener && (
        <ProviderPopup
          provider={offer.provider}
          base={modalBase}
          opener={opener}
          onClose={() => setOpener(null)}
        />
      )}
    </div>
  );
}
