// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { interfaceAreas, isInterfaceAction } from '../../../../analytics/events/index.js';

const actions = Object.entries(interfaceAreas).flatMap(([area, names]) =>
  names.map((name) => `${area}.${name}`),
);

const read = (file: string) => readFileSync(file, 'utf8');
const readAll = (folder: string, suffix: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => suffix.test(name))
    .map((name) => read(path.join(folder, name)));
const markup = [
  ...readAll('shop/pages/templates', /\.html$/),
  ...readAll('shop/owner/templates', /\.html$/),
  ...readAll('widgets', /\.tsx$/),
];
const code = [
  ...readAll('analytics/bindings', /\.ts$/),
  ...readAll('shop/pages', /\.ts$/),
  ...readAll('shop/owner', /\.ts$/),
];

/** Actions that a control sends when it is pressed; the second form is an argument of the card's template. */
const pressed = new Set(
  markup.flatMap((text) =>
    [...text.matchAll(/data-vitrine-track="([^"{]*)"|\btrack=([\w.-]+)/g)].map(
      ([, attribute, argument]) => attribute ?? argument ?? '',
    ),
  ),
);

/** Actions that a binding or a page of the shop names: `'cart.open'`. */
const named = new Set(
  code.flatMap((text) => [...text.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, name = '']) => name)),
);

/** Actions, or all of an area, with the reason why the shop does not send them. */
const reasons = new Map(
  [...read('docs/specification-notes.md').matchAll(/^\| (`[^|]+`) +\| (.+?) +\|$/gm)].flatMap(
    ([, cell = '', reason = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, reason] as const),
  ),
);
const reasonOf = (action: string) =>
  reasons.get(action) ?? reasons.get(action.replace(/\..*/, '.*')) ?? null;

describe('interface actions', () => {
  it.each(actions)('%s has an emitter, or a written reason, and not both', (action) => {
    const isSent = pressed.has(action) || named.has(action);
    expect([isSent, reasonOf(action) !== null]).toEqual(isSent ? [true, false] : [false, true]);
    if (!isSent) expect(reasonOf(action)?.length).toBeGreaterThan(20);
  });

  it('that controls name are in the catalogue', () => {
    expect([...pressed].filter((name) => !isInterfaceAction(name))).toEqual([]);
    expect(pressed.size).toBeGreaterThan(5);
  });

  it('that have a reason are in the catalogue', () => {
    const areas = new Set(Object.keys(interfaceAreas));
    const written = [...reasons.keys()].filter((name) => areas.has(name.split('.')[0] ?? ''));
    const known = (name: string) => name.endsWith('.*') || isInterfaceAction(name);
    expect(written.filter((name) => !known(name))).toEqual([]);
  });
});
