import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isDark, parseColor } from 'vitrine/core/content';

interface Sheet {
  readonly name: string;
  /** When it counts; always without it. */
  readonly media?: string;
}

interface ThemeShape {
  readonly name: string;
  readonly title: string;
  readonly direction: 'ltr' | 'rtl';
  /** The page's background by the visitor's preference, for the browser's own bars. */
  readonly colours: readonly { readonly colour: string; readonly media?: string }[];
  readonly sheets: readonly Sheet[];
}

const darkMedia = '(prefers-color-scheme: dark)';

/** Themes of the shop: additional style sheets after `shop.css`; one of them is right-to-left. The first is the default. */
export const themes = [
  {
    name: 'auto',
    title: 'As your device',
    direction: 'ltr',
    colours: [{ colour: '#faf6ef' }, { colour: '#15191c', media: darkMedia }],
    sheets: [{ name: 'dusk', media: darkMedia }],
  },
  { name: 'shore', title: 'Shore', direction: 'ltr', colours: [{ colour: '#faf6ef' }], sheets: [] },
  {
    name: 'dusk',
    title: 'Dusk',
    direction: 'ltr',
    colours: [{ colour: '#15191c' }],
    sheets: [{ name: 'dusk' }],
  },
  {
    name: 'tide',
    title: 'Tide',
    direction: 'rtl',
    colours: [{ colour: '#eef5f6' }],
    sheets: [{ name: 'tide' }],
  },
  {
    name: 'press',
    title: 'Press',
    direction: 'ltr',
    colours: [{ colour: '#fffdf2' }],
    sheets: [{ name: 'press' }],
  },
] as const satisfies readonly ThemeShape[];

export type Theme = (typeof themes)[number];
export type ThemeName = Theme['name'];

/** How browsers draw the empty page and its scroll bars before the sheets are there: `light`, `dark` or `light dark`. */
export function schemeOf({ colours }: Pick<ThemeShape, 'colours'>): string {
  return colours.map(({ colour }) => schemeOfColour(colour)).join(' ');
}

function schemeOfColour(colour: string): 'dark' | 'light' {
  const background = parseColor(colour);
  return background && isDark(background) ? 'dark' : 'light';
}

export const themeCookie = 'theme';

/** The theme of `?theme=`, of the cookie, or the usual one. */
export function readTheme(c: Context, usual: ThemeName): Theme {
  const names = [c.req.query('theme'), getCookie(c, themeCookie), usual];
  return names.map(findTheme).find((theme) => theme !== undefined) ?? themes[0];
}

function findTheme(name: string | undefined): Theme | undefined {
  return themes.find((theme) => theme.name === name);
}
