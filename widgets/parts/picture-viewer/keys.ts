/** The action of a key on the pictures. */
export type KeyAction =
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  | { readonly kind: 'first' | 'last' }
  | { readonly kind: 'zoom'; readonly direction: -1 | 1 }
  | { readonly kind: 'whole' }
  | { readonly kind: 'pan'; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

const pans: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const others: Readonly<Record<string, KeyAction>> = {
  Home: { kind: 'first' },
  End: { kind: 'last' },
  '+': { kind: 'zoom', direction: 1 },
  '=': { kind: 'zoom', direction: 1 },
  '-': { kind: 'zoom', direction: -1 },
  '0': { kind: 'whole' },
};

/** Null for a key of others. Arrows move a zoomed picture; else they show the one beside it, in reading direction. */
export function keyAction(
  key: string,
  { isZoomed, isRightToLeft }: { readonly isZoomed: boolean; readonly isRightToLeft: boolean },
): KeyAction | null {
  const pan = Object.hasOwn(pans, key) ? pans[key] : undefined;
  if (!pan) return Object.hasOwn(others, key) ? (others[key] ?? null) : null;
  const [x, y] = pan;
  if (isZoomed) return { kind: 'pan', x, y };
  if (x === 0) return null;
  return { kind: 'step', by: x < 0 === isRightToLeft ? -1 : 1 };
}
