const names = ['calm', 'bold', 'editorial'] as const;
const widths = [390, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;
const titles: Readonly<Record<(typeof names)[number], string>> = {
  calm: 'Calm: quiet greens on paper',
  bold: 'Bold: violet by day, lime by night',
  editorial: 'Editorial: serifs, square corners, brass by night',
};

/** The pictures that scripts/theme-pictures.mjs takes; relative, so that the documents open under any path. */
export function ThemePictures() {
  return names.map((name) => (
    <figure key={name} className="theme-pictures">
      <figcaption>{titles[name]}</figcaption>
      {schemes.map((scheme) => (
        <div key={scheme} className="theme-row">
          {widths.map((width) => (
            <img
              key={width}
              loading="lazy"
              width={width}
              src={`./theme-pictures/${name}-${scheme}-${width}.webp`}
              alt={`A product and its cart in ${name}, ${scheme}, ${width} px wide`}
            />
          ))}
        </div>
      ))}
    </figure>
  ));
}
