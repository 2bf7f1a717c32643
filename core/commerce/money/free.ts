import { VitrineError } from '../../net/index.js';

export interface FreeOptions {
  /** Whether a word stands for an amount of 0. */
  readonly freeIfZero?: boolean;
  /** The word, such as `Free`. "When freeIfZero is set, a free label is required" (platform §5). */
  readonly freeLabel?: string;
}

/**
 * The word for an amount of 0, or null where the amount itself is to be shown.
 * @throws VitrineError `missing-free-label` when `freeIfZero` is set without a label.
 */
export function freeText(
  cents: number,
  { freeIfZero = false, freeLabel }: FreeOptions,
): string | null {
  if (!freeIfZero) return null;
  if (!freeLabel) {
    throw new VitrineError(
      'missing-free-label',
      'When freeIfZero is set, a free label is required.',
    );
  }
  return cents === 0 ? freeLabel : null;
}
