import type { CharacterCounterProps } from './definition.js';
import { formStrings } from '../../../core/i18n/index.js';
import { useHost, useStates, useWidgetId } from '../../element/index.js';
import { useSpokenCount } from '../../parts/form-fields/index.js';
import { useLength } from './use-length.js';
import { useTextarea } from './use-textarea.js';
import { countPrefix, readLimit, useTextareaMarks } from './use-textarea-marks.js';

/** 'N / max' below any textarea (storefront §4). */
export function CharacterCounter({ htmlFor = '', max = '' }: CharacterCounterProps) {
  const textarea = useTextarea(htmlFor);
  const limit = readLimit(textarea, max);
  useStates({ unused: limit === null });
  return (
    <>
      <slot />
      {textarea && limit !== null ? <Count textarea={textarea} limit={limit} /> : null}
    </>
  );
}

function Count({ textarea, limit }: { textarea: HTMLTextAreaElement; limit: number }) {
  const host = useHost();
  const id = countPrefix + useWidgetId();
  const count = useLength(textarea);
  const isOver = count > limit;
  const words = formStrings('counter', { count, max: limit });
  useStates({ over: isOver });
  useSpokenCount(count, limit);
  useTextareaMarks(textarea, { id, isOver, words });
  return (
    <p part="counter" id={host ? undefined : id}>
      {words}
    </p>
  );
}
