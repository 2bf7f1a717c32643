import { useStates, type PropsOf } from '../../element/index.js';
import type { scarcity } from './definition.js';
import { useScarcity } from './use-scarcity.js';

export type ScarcityProps = PropsOf<typeof scarcity>;

/** 'Only 3 left'. No live region: the picker says how many are left of what is chosen. */
export function Scarcity(props: ScarcityProps) {
  const { notice, text } = useScarcity(props);
  useStates({ scarce: notice.kind !== 'nothing', empty: notice.kind === 'nothing' });

  if (notice.kind === 'nothing') return null;
  return notice.kind === 'content' ? (
    <slot />
  ) : (
    <span part="notice" className="notice">
      {text}
    </span>
  );
}
