import type { GiftCardProps } from './definition.js';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  deliveryDays,
  recipientFields,
  type DeliveryDays,
} from '../../../core/commerce/purchase/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost, useStates } from '../../element/index.js';
import { useRefusedPress } from '../../parts/page-control/index.js';
import { mutePlainFields, readPlainFields } from './plain-fields.js';
import { recipientParts } from './recipient-rules.js';

export interface GiftCardInUse {
  isOpen: boolean;
  toggle(): void;
  /** The values of the page's own fields, by name. */
  plain: ReadonlyMap<string, string>;
  days: DeliveryDays;
  timeZone: string | undefined;
  /** BCP 47. */
  locale: string;
}

/** Of a browser that does not know its own time zone; the server judges. */
const anyDay: DeliveryDays = { min: '0001-01-01', max: '9999-12-31' };

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

  useRefusedPress(true);
  useLayoutEffect(
    () => (host && root.current ? mutePlainFields(host, root.current) : undefined),
    [host, root],
  );

  return {
    isOpen,
    plain,
    timeZone,
    days: deliveryDays(clock.now(), timeZone) ?? anyDay,
    locale: site.locale,
    toggle() {
      setIsOpen(!isOpen);
      onGiftCardToggled?.({ isOpen: !isOpen });
    },
  };
}

/** Undefined if the browser does not provide it. */
function browserTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
