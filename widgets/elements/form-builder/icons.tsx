const paths = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  open: 'm4 6 4 4 4-4',
  add: 'M8 3v10M3 8h10',
} as const;

/** A drawing of 16 × 16 in the colour of the text; it has no accessible name. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}

/** Six dots: the handle for dragging. */
export function Grip() {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
      {[3.5, 8, 12.5].flatMap((y) =>
        [5.5, 10.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />),
      )}
    </svg>
  );
}
