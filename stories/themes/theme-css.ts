/** A colour by day and by night. */
export interface DayAndNight {
  readonly light: string;
  readonly dark: string;
}

/** A theme without a token. */
export const emptyTheme = ':root {\n}\n';

const declarationOf = (name: string) => new RegExp(`(\\n[ \\t]*)${name}:\\s*([^;]*);`);

/** The value of a token in the style sheet of a theme; empty without one. */
export function readToken(css: string, name: string): string {
  return declarationOf(name).exec(css)?.[2]?.trim() ?? '';
}

/** The style sheet with another value of a token; an empty value removes it. */
export function writeToken(css: string, name: string, value: string): string {
  const clean = value.replaceAll(/[;{}]/g, '').trim();
  const found = declarationOf(name);
  if (found.test(css)) {
    return css.replace(found, (_, indent: string) => (clean ? `${indent}${name}: ${clean};` : ''));
  }
  if (!clean) return css;
  return css.replace(
    /:root \{([^}]*?)\n\}/,
    (_, body: string) => `:root {${body}\n  ${name}: ${clean};\n}`,
  );
}

/** Both halves of `light-dark(a, b)`; of any other value, twice the same. */
export function splitColour(value: string): DayAndNight {
  const [, light, dark] = /^light-dark\(\s*([^,]+?)\s*,\s*([^,]+?)\s*\)$/.exec(value) ?? [];
  return light && dark ? { light, dark } : { light: value, dark: value };
}

export function joinColour({ light, dark }: DayAndNight): string {
  if (!light || !dark || light === dark) return light || dark;
  return `light-dark(${light}, ${dark})`;
}

/** Six digits, which is all that a browser's field for colours takes; null for what is no hexadecimal colour. */
export function toSixDigits(colour: string): string | null {
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour) ?? [];
  if (digits.length === 6) return `#${digits.toLowerCase()}`;
  return digits ? `#${digits.replaceAll(/./g, '$&$&').toLowerCase()}` : null;
}

/** The contrast of two hexadecimal colours by WCAG 2.2; null when one of them is something else. */
export function contrastOf(one: string, two: string): number | null {
  const [first, second] = [one, two].map(luminanceOf);
  if (first == null || second == null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminanceOf(colour: string): number | null {
  const six = toSixDigits(colour);
  if (!six) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(six.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
