import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** How the shop may look: a sheet of its own after `shop.css`, and for one of them the other direction of reading. */
export const themes = [
  { name: 'shore', title: 'Shore', direction: 'ltr', colour: '#faf6ef', hasSheet: false },
  { name: 'dusk', title: 'Dusk', direction: 'ltr', colour: '#15191c', hasSheet: true },
  { name: 'tide', title: 'Tide', direction: 'rtl', colour: '#eef5f6', hasSheet: true },
  { name: 'press', title: 'Press', direction: 'ltr', colour: '#fffdf2', hasSheet: true },
] as const;

export type Theme = (typeof themes)[number];

export const themeCookie = 'theme';

/** What `?theme=` asks for, else what the cookie remembers, else the shop's own. */
export function readTheme(c: Context): Theme {
  const asked = c.req.query('theme');
  return findTheme(asked) ?? findTheme(getCookie(c, themeCookie)) ?? themes[0];
}

function findTheme(name: string | undefined): Theme | undefined {
  return themes.find((theme) => theme.name === name);
}
