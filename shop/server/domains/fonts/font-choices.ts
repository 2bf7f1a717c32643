import type { FontFile } from '../site-settings/index.js';
import { deviceFonts } from './device-fonts.js';

/** The uses of fonts. */
export const fontRoles = ['heading', 'text'] as const;
export type FontRole = (typeof fontRoles)[number];

/** Beside and behind a font that was uploaded, until it is there. */
const fallbacks: Readonly<Record<FontRole, string>> = {
  heading: 'Georgia, serif',
  text: 'system-ui, sans-serif',
};

const device = 'device:';
const uploaded = 'uploaded:';

/** The choice of a font that devices have, by its name. */
export const deviceChoice = (name: string): string => device + name;

/** The choice of an uploaded font, by its family. */
export const uploadedChoice = (family: string): string => uploaded + family;

/** The uploaded family that a choice is; null for another font. */
export const familyOf = (choice: string | null): string | null =>
  choice?.startsWith(uploaded) ? choice.slice(uploaded.length) : null;

/** The choice as `font-family` of CSS; null for the shop's own font, and for a kind that there is no more. */
export function fontStack(choice: string | null, role: FontRole): string | null {
  const family = familyOf(choice);
  if (family !== null) return `${toCssString(family)}, ${fallbacks[role]}`;
  return deviceFonts.find(({ name }) => deviceChoice(name) === choice)?.stack ?? null;
}

/** Text between quotation marks of CSS. */
const toCssString = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;

export const fontFilePath = (id: string): string => `/shop-fonts/${id}.woff2`;

/** The sheet that puts the chosen fonts in place of the shop's own; '' if there are none. */
export function fontSheet(fonts: {
  readonly heading: string | null;
  readonly text: string | null;
  readonly files: readonly FontFile[];
}): string {
  const faces = fonts.files.map(fontFace);
  const heading = fontStack(fonts.heading, 'heading');
  const text = fontStack(fonts.text, 'text');
  const properties = [
    ...(heading === null ? [] : [`  --shop-serif: ${heading};\n`]),
    ...(text === null ? [] : [`  --shop-sans: ${text};\n`]),
  ];
  if (properties.length === 0) return '';
  return `${faces.join('')}:root {\n${properties.join('')}}\n`;
}

/** As in the shop's own sheet, a font that is late is used from the next page on, so that no text moves. */
function fontFace({ id, family, weights: [from, to], isItalic }: FontFile): string {
  return [
    '@font-face {',
    `  font-family: ${toCssString(family)};`,
    `  src: url('${fontFilePath(id)}') format('woff2');`,
    `  font-weight: ${from === to ? from : `${from} ${to}`};`,
    `  font-style: ${isItalic ? 'italic' : 'normal'};`,
    '  font-display: optional;',
    '}\n',
  ].join('\n');
}
