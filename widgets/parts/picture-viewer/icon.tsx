const paths = {
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  cross: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
} as const;

export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className={`viewer-icon viewer-icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
