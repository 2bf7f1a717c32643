import { formStrings } from '../../../core/i18n/index.js';
import { useSpokenCount } from './use-spoken-count.js';

export interface CharacterCounterProps {
  readonly id: string;
  readonly count: number;
  readonly max: number;
}

/**
 * 'N / max' below a textarea (storefront §4), in an error state above the maximum. Announced when typing pauses near or
 * above the limit, not at each key.
 */
export function CharacterCounter({ id, count, max }: CharacterCounterProps) {
  useSpokenCount(count, max);
  return (
    <p className={count > max ? 'vitrine-counter vitrine-counter-over' : 'vitrine-counter'} id={id}>
      {formStrings('counter', { count, max })}
    </p>
  );
}
