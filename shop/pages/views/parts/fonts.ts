import {
  familyOf,
  fontFilePath,
  fontRoles,
  fontStack,
  type FontRole,
  type ShopFonts,
} from '../../../server/index.js';

/** The shop's own fonts, for the first paint; see shop.css. */
const ownFiles: Readonly<Record<FontRole, string>> = {
  text: '/fonts/figtree.woff2',
  heading: '/fonts/fraunces.woff2',
};

export const fontSheetPath = '/shop-fonts.css';

/** The sheet of the chosen fonts, null without one; its address changes with them. */
export function fontSheetAddress(fonts: ShopFonts): string | null {
  const isChosen = fontRoles.some((role) => fontStack(fonts[role], role) !== null);
  return isChosen ? `${fontSheetPath}?v=${fonts.version}` : null;
}

/** The files that the first paint of a page needs: one for each role that is in no font of the device. */
export function fontPreloads(fonts: ShopFonts): readonly string[] {
  const files = fontRoles.toReversed().flatMap((role) => {
    if (fontStack(fonts[role], role) === null) return [ownFiles[role]];
    const family = familyOf(fonts[role]);
    const main = family === null ? undefined : mainFile(fonts, family);
    return main === undefined ? [] : [fontFilePath(main.id)];
  });
  return [...new Set(files)];
}

/** The upright file for usual text, or the nearest to it. */
function mainFile({ files }: ShopFonts, family: string) {
  const usual = 400;
  const distance = ({ weights: [from, to], isItalic }: ShopFonts['files'][number]) =>
    Math.max(from - usual, usual - to, 0) + (isItalic ? 1000 : 0);
  return files
    .filter((file) => file.family === family)
    .sort((a, b) => distance(a) - distance(b))[0];
}
