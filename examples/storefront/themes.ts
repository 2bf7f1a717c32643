import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isDark, parseColor } from '../../core/content/index.js';

/** Themes of the shop: an additional style sheet after `shop.css`; one of them is right-to-left. */
export const themes = [
  { name: 'shore', title: 'Shore', direction: 'ltr', colour: '#faf6ef', hasSheet: false },
  { name: 'dusk', title: 'Dusk', direction: 'ltr', colour: '#15191c', hasSheet: true },
  { name: 'tide', title: 'Tide', direction: 'rtl', colour: '#eef5f6', hasSheet: true },
  { name: 'press', title: 'Press', direction: 'ltr', colour: '#fffdf2', hasSheet: true },
] as const;

export type Theme = (typeof themes)[number];

/** How browsers draw the empty page and its scroll bars before the sheets are there. */
export function schemeOf({ colour }: Pick<Theme, 'colour'>): 'dark' | 'light' {
  const background = parseColor(colour);
  return background && isDark(background) ? 'dark' : 'light';
}

export const themeCookie = 'theme';

/** The theme of `?theme=`, of the cookie, or the default one. */
export function readTheme(c: Context): Theme {
  const asked = c.req.query('theme');
  return findTheme(asked) ?? findTheme(getCookie(c, themeCookie)) ?? themes[0];
}

function findTheme(name: string | undefined): Theme | undefined {
  return themes.find((theme) => theme.name === name);
}
