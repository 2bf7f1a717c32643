import { darken, lighten, palette } from '../colour.mjs';
import { at, createScene, line, shape } from '../scene.mjs';
import { tints } from './ceramics.mjs';
import { dusk, seascape } from './paper.mjs';

const lifted = (scene, d) =>
  shape(d, '#2a1a12', `opacity=".3" filter="${scene.blur(16)}" transform="translate(26 24)"`);

/** A ball of wool on its chart. */
function knittingPattern() {
  const scene = createScene({ tint: tints.lilac, floor: 1.2 });
  const sheet = 'M-190 -270H190V270H-190z';
  const stitches = scene.pattern(
    48,
    `<path d="M6 8l9 12l9 -12M30 32l9 12l9 -12" fill="none" stroke="${palette.plum}" stroke-width="6"/>`,
  );
  const wool = scene.radial(
    [
      [0, lighten(palette.clay, 0.4)],
      [0.6, palette.clay],
      [1, darken(palette.clay, 0.4)],
    ],
    'cx=".36" cy=".32" r=".75"',
  );
  scene.add(
    at(
      380,
      440,
      lifted(scene, sheet) +
        shape(sheet, palette.chalk) +
        line('M-146 -222H20M-146 -190H-50', palette.charcoal, 10) +
        shape('M-146 -140H142V148H-146z', stitches) +
        line('M-146 190H142M-146 218H90', palette.slate, 6, 'opacity=".6"'),
      'rotate(-5)',
    ),
    line('M560 800Q460 900 330 850T120 900', darken(palette.clay, 0.1), 9),
    `<ellipse cx="600" cy="846" rx="130" ry="24" fill="#2a1a12" opacity=".35" filter="${scene.blur(16)}"/>`,
    `<circle cx="572" cy="726" r="132" fill="${wool}"/>`,
    line(
      'M450 690Q540 590 690 680M444 730Q540 620 702 730M470 800Q520 660 640 612M500 830Q560 690 676 646M560 856Q600 740 700 770',
      darken(palette.clay, 0.35),
      5,
      'opacity=".5"',
    ),
    line('M430 620L720 850', palette.oak, 14),
    line('M740 590L470 860', lighten(palette.oak, 0.2), 14),
  );
  return scene;
}

function device(scene, x, y, width, height, turn, screen) {
  const corner = 34;
  const d = `M${-width / 2 + corner} ${-height / 2}H${width / 2 - corner}q${corner} 0 ${corner} ${corner}V${height / 2 - corner}q0 ${corner} ${-corner} ${corner}H${-width / 2 + corner}q${-corner} 0 ${-corner} ${-corner}V${-height / 2 + corner}q0 ${-corner} ${corner} ${-corner}z`;
  return at(
    x,
    y,
    lifted(scene, d) +
      shape(d, palette.charcoal) +
      screen(-width / 2 + 20, -height / 2 + 24, width - 40, height - 48),
    `rotate(${turn})`,
  );
}

function wallpapers() {
  const scene = createScene({ tint: tints.butter, floor: 1.2 });
  const night = [palette.ink, palette.chalk, palette.slate, palette.indigo, palette.plum];
  scene.add(
    device(scene, 340, 450, 440, 600, -7, (...place) => seascape(scene, ...place, dusk)),
    device(scene, 560, 620, 240, 470, 8, (...place) => seascape(scene, ...place, night)),
  );
  return scene;
}

function breadNotes() {
  const scene = createScene({ tint: tints.sage, floor: 1.2 });
  const loaf = 'M-124 60Q-140 -70 0 -76T124 60Q120 84 96 84H-96Q-120 84 -124 60z';
  scene.add(
    device(
      scene,
      400,
      490,
      470,
      660,
      4,
      (x, y, width, height) =>
        shape(`M${x} ${y}h${width}v${height}h${-width}z`, palette.chalk) +
        at(
          0,
          -90,
          shape(loaf, scene.flat(palette.olive)) +
            line(
              'M-60 -34Q-40 -4 -52 30M0 -44Q16 -6 2 30M60 -34Q74 -4 58 30',
              lighten(palette.oat, 0.4),
              12,
            ),
        ) +
        line('M-110 110H110', palette.charcoal, 18) +
        line('M-70 158H70M-84 200H84M-50 226H50', palette.slate, 8, 'opacity=".7"'),
    ),
    at(
      660,
      850,
      line('M0 0Q-30 -130 -90 -210', darken(palette.ochre, 0.2), 5) +
        line(
          'M-90 -210l-14 -24M-60 -150l-40 -16M-44 -110l34 -30M-76 -186l38 -22M-24 -60l-40 -22',
          palette.ochre,
          16,
        ),
    ),
  );
  return scene;
}

export function downloads() {
  return [
    ['shoreline-knit-pattern', knittingPattern()],
    ['tide-wallpapers', wallpapers()],
    ['bread-notes', breadNotes()],
  ];
}
