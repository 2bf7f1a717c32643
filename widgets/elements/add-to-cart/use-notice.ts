import { useEffect, useState, type ComponentType } from 'react';
import type { AddAttempt } from '../../../core/commerce/cart/index.js';
import type { Product } from '../../../core/commerce/product/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { AddedNoticeProps } from '../../parts/added-notice/index.js';
import { addedNote, variantText } from './labels.js';

/** The props of the notice of an add, with the component that shows it. */
export interface OpenNotice extends AddedNoticeProps {
  readonly Notice: ComponentType<AddedNoticeProps>;
  /** Of the attempt: a new one opens a new notice. */
  readonly key: string;
}

/** The notice of an add; its code is fetched for the first one. Null while there is none. */
export function useNotice(
  attempt: AddAttempt | null,
  product: Product | undefined,
  onClose: () => void,
): OpenNotice | null {
  const [Notice, setNotice] = useState<ComponentType<AddedNoticeProps> | null>(null);
  const isWanted = attempt !== null && Notice === null;
  useEffect(() => {
    if (!isWanted) return;
    import('../../parts/added-notice/index.js').then(
      (module) => setNotice(() => module.AddedNotice),
      // The add was announced, and the pill shows it.
      (error: unknown) => getRuntime().reporter.report(error, { where: 'vitrine-add-to-cart' }),
    );
  }, [isWanted]);
  if (!Notice || attempt?.outcome?.kind !== 'added') return null;
  const { result } = attempt.outcome;
  return {
    Notice,
    key: `${attempt.startedAt}`,
    result,
    title: product?.title ?? '',
    variant: variantText(result.entry),
    note: addedNote(attempt.intent, result),
    onClose,
  };
}
