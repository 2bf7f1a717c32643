import type { ScarcityProps } from './definition.js';
import { useStates } from '../../element/index.js';
import { useScarcity } from './use-scarcity.js';

/** 'Only 3 left'. No live region: the picker announces how many of the chosen variant are left. */
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
