import { colourPairs } from '../../widgets/styles/token-table.js';
import { contrastOf, readToken, splitColour } from './theme-css.js';

/** The contrast of each pair of which the theme sets both halves; what it leaves out is derived and can be read. */
export function ContrastList({ css }: { css: string }) {
  const found = Object.entries(colourPairs).flatMap(([name, { least }]) => {
    const [over = '', ground = ''] = name.split('/');
    // `accent/page` and the like also count the edge, which is derived.
    if (['accent', 'field', 'focus'].includes(over)) return [];
    const [one, two] = [over, ground].map((half) =>
      splitColour(readToken(css, `--vitrine-color-${half}`)),
    );
    return (['light', 'dark'] as const).flatMap((half) => {
      const ratio = contrastOf(one?.[half] ?? '', two?.[half] ?? '');
      return ratio === null ? [] : [{ name, half, ratio, isEnough: ratio >= least, least }];
    });
  });
  const low = found.filter(({ isEnough }) => !isEnough);
  return (
    <div className="theme-contrast">
      <p role="status">
        {low.length === 0
          ? `${found.length} contrasts are high enough.`
          : `${low.length} of ${found.length} contrasts are too low.`}
      </p>
      <ul aria-label="Contrasts that are too low">
        {low.map(({ name, half, ratio, least }) => (
          <li key={`${name} ${half}`}>
            {name.replace('/', ' on ')}, {half}: {ratio.toFixed(2)} : 1, at least {least} : 1
          </li>
        ))}
      </ul>
    </div>
  );
}
