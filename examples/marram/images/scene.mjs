import { darken, lighten } from './colour.mjs';

/**
 * One still life: a paper sweep in one tint, window light from the upper left, things set on it.
 * Everything is drawn with attributes (no style), so the files work under any content policy.
 */
export function createScene({ tint, width = 800, height = 1000, floor = 0.68, light = true }) {
  const definitions = new Map();
  const body = [];

  function define(build) {
    const known = definitions.get(build('*'));
    if (known) return `url(#${known})`;
    const id = `g${definitions.size}`;
    definitions.set(build('*'), id);
    return `url(#${id})`;
  }

  const stopsOf = (stops) =>
    stops
      .map(
        ([at, colour, opacity]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');

  const scene = {
    width,
    height,
    floorY: height * floor,
    add: (...markup) => body.push(...markup),
    /** A linear gradient over the shape's own box; `angle` 'h' left to right, 'v' top to bottom, 'd' diagonal. */
    linear(angle, stops) {
      const line = { h: '', v: ' x2="0" y2="1"', d: ' x2="1" y2="1"' }[angle];
      return define((id) => `<linearGradient id="${id}"${line}>${stopsOf(stops)}</linearGradient>`);
    },
    radial(stops, place = '') {
      return define(
        (id) =>
          `<radialGradient id="${id}"${place && ` ${place}`}>${stopsOf(stops)}</radialGradient>`,
      );
    },
    /** A turned surface: lit on the left, turning away to the right, a little light coming back. */
    round: (colour) =>
      scene.linear('h', [
        [0, darken(colour, 0.1)],
        [0.25, lighten(colour, 0.34)],
        [0.55, colour],
        [0.9, darken(colour, 0.3)],
        [1, darken(colour, 0.2)],
      ]),
    /** The hollow of a vessel: dark on the lit side, light on the far side. */
    hollow: (colour) =>
      scene.linear('h', [
        [0, darken(colour, 0.42)],
        [1, lighten(colour, 0.12)],
      ]),
    /** A flat face turned to the light. */
    flat: (colour) =>
      scene.linear('d', [
        [0, lighten(colour, 0.2)],
        [1, darken(colour, 0.1)],
      ]),
    pattern(size, content) {
      return define(
        (id) =>
          `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`,
      );
    },
    blur(deviation) {
      return define(
        (id) =>
          `<filter id="${id}" x="-.5" y="-1" width="2" height="3"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      );
    },
    /** The shade under and beside an object at (x, y) that is `half` wide to each side. */
    shadow(x, y, half, depth = half * 0.16) {
      const dark = darken(tint, 0.62);
      return (
        `<ellipse cx="${r(x + half * 0.75)}" cy="${r(y + depth * 0.1)}" rx="${r(half * 1.35)}" ry="${r(depth * 1.1)}" fill="${dark}" opacity=".34" filter="${scene.blur(20)}"/>` +
        `<ellipse cx="${r(x + half * 0.08)}" cy="${r(y)}" rx="${r(half * 1.02)}" ry="${r(depth * 0.9)}" fill="${darken(tint, 0.8)}" opacity=".5" filter="${scene.blur(7)}"/>`
      );
    },
    render() {
      const sweep = scene.linear('v', [
        [0, lighten(tint, 0.3)],
        [floor - 0.06, tint],
        [floor + 0.03, darken(tint, 0.07)],
        [1, lighten(tint, 0.22)],
      ]);
      const pane = `<path d="M${r(width * 0.3)} 0h${r(width * 0.2)}L${r(width * 0.86)} ${r(height * 0.62)}H${r(width * 0.66)}zM${r(width * 0.54)} 0h${r(width * 0.2)}L${r(width * 1.1)} ${r(height * 0.62)}H${r(width * 0.9)}z" fill="#fff8e6" opacity=".3" filter="${scene.blur(16)}"/>`;
      const drawn = `<path fill="${sweep}" d="M0 0h${width}v${height}H0z"/>${light ? pane : ''}${body.join('')}`;
      const defs = [...definitions]
        .map(([markup, id]) => markup.replace('"*"', `"${id}"`))
        .join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${drawn}</svg>\n`;
    },
  };
  return scene;
}

/** Whole numbers keep the files small. */
const r = (value) => Math.round(value);

export const at = (x, y, markup, more = '') =>
  `<g transform="translate(${r(x)} ${r(y)})${more && ` ${more}`}">${markup}</g>`;

/** A smooth line through the points, as cubic curves. */
function curve(points) {
  return points.slice(0, -1).map(([x1, y1], index) => {
    const [x0, y0] = points[Math.max(0, index - 1)];
    const [x2, y2] = points[index + 1];
    const [x3, y3] = points[Math.min(points.length - 1, index + 2)];
    const bend = 1 / 6;
    return `C${r(x1 + (x2 - x0) * bend)} ${r(y1 + (y2 - y0) * bend)} ${r(x2 - (x3 - x1) * bend)} ${r(y2 - (y3 - y1) * bend)} ${r(x2)} ${r(y2)}`;
  });
}

/** How flat a circle looks from where we stand. */
const tilt = 0.15;

/**
 * A thing turned on a wheel, standing on (0, 0). `profile` runs from the rim down: [height, radius].
 */
export function turned(profile) {
  const [[rimHeight, rim]] = profile;
  const [footHeight, foot] = profile.at(-1);
  const left = profile.map(([height, radius]) => [-radius, -height]);
  const right = profile.map(([height, radius]) => [radius, -height]).reverse();
  return (
    `M${-rim} ${-rimHeight}${curve(left).join('')}` +
    `A${foot} ${r(foot * tilt)} 0 0 0 ${foot} ${-footHeight}` +
    `${curve(right).join('')}A${rim} ${r(rim * tilt)} 0 0 0 ${-rim} ${-rimHeight}z`
  );
}

export const ring = (height, radius, fill, more = '') =>
  `<ellipse cy="${-height}" rx="${radius}" ry="${r(radius * tilt)}" fill="${fill}"${more && ` ${more}`}/>`;

export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more.includes('linecap') ? '' : ' stroke-linecap="round"'}${more && ` ${more}`}/>`;
