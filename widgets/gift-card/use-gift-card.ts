import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { recipientFields } from '../../core/commerce/purchase/index.js';
import { getRuntime } from '../../core/runtime/index.js';
import { useHost, useStates } from '../element/index.js';
import { browserTimeZone, deliveryDays, type DeliveryDays } from './delivery-days.js';
import type { GiftCardProps } from './gift-card.js';
import { mutePlainFields, readPlainFields } from './plain-fields.js';
import { recipientParts } from './recipient-rules.js';

export interface GiftCardInUse {
  isOpen: boolean;
  toggle(): void;
  /** What the page's own fields said, by name. */
  plain: ReadonlyMap<string, string>;
  days: DeliveryDays;
  timeZone: string | undefined;
  /** BCP 47. */
  locale: string;
}

/** Whether the block is open, and what it begins with; `root` holds what is the widget's own. */
export function useGiftCard(
  { open = false, onGiftCardToggled }: GiftCardProps,
  root: RefObject<HTMLDivElement | null>,
): GiftCardInUse {
  const host = useHost();
  const [plain] = useState(() => readPlainFields(host));
  const [isOpen, setIsOpen] = useState(() =>
    recipientParts.some((part) => plain.get(recipientFields[part])?.trim()),
  );
  const { clock, site } = getRuntime();
  const timeZone = browserTimeZone();
  useStates({ open: isOpen });

  // An attribute or property that is set later is the newer word.
  const lastOpen = useRef(false);
  useEffect(() => {
    if (lastOpen.current === open) return;
    lastOpen.current = open;
    setIsOpen(open);
  }, [open]);

  useLayoutEffect(
    () => (host && root.current ? mutePlainFields(host, root.current) : undefined),
    [host, root],
  );

  return {
    isOpen,
    plain,
    timeZone,
    days: deliveryDays(clock.now(), timeZone),
    locale: site.locale,
    toggle() {
      setIsOpen(!isOpen);
      onGiftCardToggled?.({ isOpen: !isOpen });
    },
  };
}
