interface Place {
  readonly index: number;
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** The picture that a key asks for: arrows by side, Home and End; null for another key, or where there is none. */
export function keyedIndex(key: string, { index, count, isRightToLeft }: Place): number | null {
  const forward = isRightToLeft ? -1 : 1;
  const wanted: Readonly<Record<string, number>> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(wanted, key) ? wanted[key] : undefined;
  return next === undefined || next < 0 || next >= count ? null : next;
}
