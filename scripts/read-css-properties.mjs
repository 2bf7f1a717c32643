import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Every style sheet of the widgets, an element's own before those of its parts. */
function readSheets() {
  const files = readdirSync('widgets', { recursive: true }).filter((name) => name.endsWith('.css'));
  const isOwn = (name) => name.startsWith(`elements${path.sep}`);
  files.sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || (one < other ? -1 : 1));
  return files.map((name) => readFileSync(path.join('widgets', name), 'utf8'));
}

/**
 * Reads the default and the syntax of each `--vitrine-…` property from where style sheets use it: the default is what
 * `var()` falls back to, the syntax follows from the default's value.
 * @param {readonly string[]} sheets
 * @returns {Record<string, { default: string, syntax: string }>} by property.
 */
export function readCssProperties(sheets = readSheets()) {
  const text = sheets
    .map((sheet) =>
      sheet
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .replaceAll('( ', '(')
        .replaceAll(' )', ')'),
    )
    .join('\n');
  const privates = new Map();
  for (const [, name, value] of text.matchAll(declaration)) {
    if (!privates.has(name)) privates.set(name, value);
  }
  const uses = [...listUses(text)];
  const fallbacks = new Map();
  for (const { name, fallback } of uses) {
    if (fallback && !fallbacks.has(name)) fallbacks.set(name, fallback);
  }
  // A name that only passes a property on: `--_fill: var(--vitrine-fill)`, used as `var(--_fill, red)`.
  for (const [, name, value] of text.matchAll(declaration)) {
    const passed = /^var\((--vitrine-[\w-]+)\)$/.exec(value)?.[1];
    if (passed && !fallbacks.has(passed) && fallbacks.has(name)) {
      fallbacks.set(passed, fallbacks.get(name));
    }
  }
  const isToken = (name) => fallbacks.has(name) || uses.some((use) => use.name === name);
  const expand = (value, depth = 0) => {
    const use = [...listUses(value)].find(({ name }) => name.startsWith('--_'));
    if (!use || depth > 8) return value;
    const token = use.name.replace('--_', '--vitrine-');
    const meaning = isToken(token)
      ? `var(${token})`
      : (privates.get(use.name) ?? (use.fallback || 'initial'));
    return expand(replaceUse(value, use, meaning), depth + 1);
  };
  const properties = [...fallbacks].filter(([name]) => name.startsWith('--vitrine-'));
  return Object.fromEntries(
    properties.map(([name, fallback]) => {
      const value = expand(fallback);
      return [name, { default: value, syntax: syntaxOf(name, value) }];
    }),
  );
}

const declaration = /(--_[\w-]+): ([^;{}]+);/g;

/** Each `var(name, fallback)`, those inside others too. */
function* listUses(text) {
  for (const { index } of text.matchAll(/var\(/g)) {
    const [name, ...rest] = argumentsAt(text, index + 3).split(',');
    yield { name: name.trim(), fallback: rest.join(',').trim(), start: index };
  }
}

/** The text between the bracket at `start` and the one that closes it. */
function argumentsAt(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start + 1, at);
  }
  return text.slice(start + 1);
}

function replaceUse(value, { start }, by) {
  const end = start + `var(${argumentsAt(value, start + 3)})`.length;
  return value.slice(0, start) + by + value.slice(end);
}

const color =
  /^(#|rgb|color-mix|light-dark|oklch|hsl|transparent$|currentcolor$|Field(Text)?$|Canvas(Text)?$|Button(Face|Text|Border)$|Gray(Text)?$|Link(Text)?$|AccentColor|Mark$)/i;
const length = /^(-?[\d.]+(rem|em|px|ch|%|vw|vh|dvh|dvi|cqi)?|(min|max|clamp|calc)\(.*\))$/;
const border = /^\S+ (solid|dashed|dotted) /;

/** By the default, where that is a value; else by the name of the token or the property. */
function syntaxOf(property, value) {
  const token = /^var\((--vitrine-[\w-]+)\)$/.exec(value)?.[1];
  const name = token ?? property;
  if (/-(color|colour)(-|$)|(background|surface|backdrop)$/.test(name)) return '<color>';
  if (/(columns|z-index)$/.test(name)) return '<integer>';
  if (/(font-weight|line-height)(-|$)/.test(name)) return '<number>';
  if (/font(-family)?$/.test(name)) return '<family-name>#';
  if (/-(duration)$/.test(name)) return '<time>';
  if (/-fit$/.test(name)) return 'contain | cover | fill | none | scale-down';
  if (/-(radius|space|target|font-size)(-|$)/.test(name)) return '<length-percentage>';
  if (color.test(value)) return '<color>';
  if (border.test(value)) return '<line-width> || <line-style> || <color>';
  if (/^([\d.]+ \/ [\d.]+|auto)$/.test(value)) return 'auto | <ratio>';
  const parts = value.replace(/var\([^()]*\)/g, '1rem').split(' ');
  if (parts.every((part) => length.test(part))) {
    return parts.length > 1 ? '<length-percentage>{1,4}' : '<length-percentage>';
  }
  throw new Error(`The syntax of ${property} does not follow from its default, ${value}.`);
}
