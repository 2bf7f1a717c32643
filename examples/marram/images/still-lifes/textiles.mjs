import { darken, lighten, palette } from '../colour.mjs';
import { at, createScene, line, shape } from '../scene.mjs';
import { tints } from './ceramics.mjs';

/** Soft folds running down a hanging cloth. */
const folds = (scene, colour) =>
  scene.linear('h', [
    [0, darken(colour, 0.12)],
    [0.1, lighten(colour, 0.24)],
    [0.24, darken(colour, 0.06)],
    [0.36, lighten(colour, 0.3)],
    [0.52, darken(colour, 0.12)],
    [0.66, lighten(colour, 0.2)],
    [0.84, darken(colour, 0.16)],
    [1, darken(colour, 0.02)],
  ]);

const weave = (scene, colour) =>
  scene.pattern(
    9,
    `<path d="M0 2h9M0 6.500h9" stroke="${darken(colour, 0.5)}" opacity=".13"/><path d="M3 0v9" stroke="#fff" opacity=".12"/>`,
  );

/** The shade of a thing hanging close to the wall. */
const wallShade = (scene, d, tint) =>
  shape(
    d,
    darken(tint, 0.6),
    `opacity=".32" filter="${scene.blur(16)}" transform="translate(34 26)"`,
  );

const rail = (scene, y, from, to) =>
  shape(
    `M${from} ${y - 11}H${to}V${y + 11}H${from}z`,
    scene.linear('v', [
      [0, lighten(palette.oak, 0.35)],
      [1, darken(palette.oak, 0.3)],
    ]),
  ) +
  [from, to]
    .map((x) => `<circle cx="${x}" cy="${y}" r="17" fill="${scene.round(palette.brass)}"/>`)
    .join('');

const throwPath =
  'M190 196Q186 188 206 186H594Q614 188 610 200L618 800Q560 812 504 800T400 804T296 800T182 804z';

const hem = (y) => `M183 ${y}Q230 ${y + 9} 290 ${y}T400 ${y}T510 ${y}T617 ${y}`;

function woolThrow(colour, tint) {
  const scene = createScene({ tint, floor: 1.2 });
  const band = lighten(colour, 0.45);
  const fringe = [...Array(22)]
    .map((_, index) => `M${190 + index * 20} 798q${index % 2 ? 5 : -5} 34 0 62`)
    .join('');
  scene.add(
    wallShade(scene, throwPath, tint),
    line(fringe, darken(colour, 0.06), 7),
    rail(scene, 196, 90, 710),
    shape(throwPath, folds(scene, colour)),
    line(hem(658), band, 28, 'stroke-linecap="butt" opacity=".8"'),
    line(hem(706), band, 10, 'stroke-linecap="butt" opacity=".8"'),
    shape(throwPath, weave(scene, colour)),
  );
  return scene;
}

const towelPath =
  'M256 220Q250 190 300 192L404 176L500 192Q548 190 544 222L560 830Q500 842 440 830T330 832T240 830z';

function towel(colour, stripe, tint) {
  const scene = createScene({ tint, floor: 1.2 });
  const rows = (drops) =>
    drops.map((drop) => `M${246 - drop * 0.04} ${680 + drop}q80 12 156 2t152 4`).join('');
  scene.add(
    wallShade(scene, towelPath, tint),
    shape(towelPath, folds(scene, colour)),
    line(rows([0, 104]), stripe, 20, 'stroke-linecap="butt" opacity=".85"'),
    line(rows([32, 52, 72]), stripe, 8, 'stroke-linecap="butt" opacity=".85"'),
    shape(towelPath, weave(scene, colour)),
    line('M386 190Q400 120 414 190', darken(colour, 0.25), 8),
    `<circle cx="400" cy="146" r="26" fill="${darken(tint, 0.45)}" opacity=".35" transform="translate(12 12)" filter="${scene.blur(7)}"/>`,
    `<circle cx="400" cy="146" r="25" fill="${scene.round(palette.oak)}"/>`,
  );
  return scene;
}

const cushionPath =
  'M150 380Q152 352 182 358Q400 396 618 356Q648 350 648 380Q616 560 650 742Q654 772 622 768Q400 734 178 770Q146 774 150 744Q184 560 150 380z';

function cushion(colour, tint) {
  const scene = createScene({ tint, floor: 0.74 });
  const plump = scene.radial(
    [
      [0, '#fff6e4', 0.42],
      [0.55, '#fff6e4', 0],
      [1, '#24140c', 0.34],
    ],
    'cx=".38" cy=".34" r=".75"',
  );
  scene.add(
    wallShade(scene, cushionPath, tint),
    scene.shadow(400, 764, 230, 26),
    shape(cushionPath, colour),
    shape(cushionPath, plump),
    line(
      'M240 366Q280 560 236 758M256 368Q296 560 252 756M560 366Q520 560 564 758',
      lighten(colour, 0.4),
      5,
      'opacity=".7"',
    ),
    shape(cushionPath, weave(scene, colour)),
    line(cushionPath, darken(colour, 0.22), 4, 'opacity=".6"'),
  );
  return scene;
}

function foldedStack(colours, tint) {
  const scene = createScene({ tint });
  const layers = colours.map((colour, index) => {
    const y = 770 - (index + 1) * 88;
    const inset = index * 9;
    const d = `M${190 + inset} ${y + 10}Q400 ${y - 6} ${600 - inset} ${y + 8}Q626 ${y + 44} ${600 - inset} ${y + 86}H${190 + inset}Q150 ${y + 46} ${190 + inset} ${y + 10}z`;
    return (
      shape(
        d,
        scene.linear('v', [
          [0, lighten(colour, 0.3)],
          [0.6, colour],
          [1, darken(colour, 0.3)],
        ]),
      ) +
      line(
        `M${186 + inset} ${y + 48}Q400 ${y + 38} ${596 - inset} ${y + 50}`,
        darken(colour, 0.4),
        4,
        'opacity=".5"',
      ) +
      shape(
        d,
        scene.pattern(
          22,
          '<path d="M0 11h22M11 0v22" stroke="#2a1a12" stroke-width="3" opacity=".09"/>',
        ),
      )
    );
  });
  scene.add(scene.shadow(400, 766, 230, 24), ...layers);
  return scene;
}

const blades = 'M0 0Q-10 -70 -52 -104M0 0Q0 -84 -12 -136M0 0Q10 -80 36 -124M0 0Q22 -56 66 -78';

function tote(colour, ink, tint) {
  const scene = createScene({ tint, floor: 1.2 });
  const bag =
    'M210 420Q206 408 222 408H580Q594 408 590 422L610 838Q612 862 588 862H212Q188 862 190 838z';
  const strap = 'M300 430C296 150 330 120 400 120S504 150 500 430';
  scene.add(
    wallShade(scene, bag, tint),
    line(
      strap,
      darken(tint, 0.5),
      30,
      `opacity=".25" filter="${scene.blur(7)}" transform="translate(20 18)"`,
    ),
    line(strap, darken(colour, 0.16), 32),
    line(strap, lighten(colour, 0.12), 22),
    `<circle cx="400" cy="124" r="24" fill="${scene.round(palette.oak)}"/>`,
    shape(bag, folds(scene, colour)),
    shape(bag, weave(scene, colour)),
    line('M214 446H592', darken(colour, 0.3), 3, 'stroke-dasharray="9 9" opacity=".6"'),
    at(400, 700, line(blades, ink, 13) + line('M-90 8Q0 -12 90 8', ink, 9)),
  );
  return scene;
}

function apron() {
  const tint = tints.sage;
  const scene = createScene({ tint, floor: 1.2 });
  const colour = palette.ink;
  const cloth =
    'M312 250Q400 270 488 250Q500 380 590 430L612 850Q500 872 400 856T188 850L210 430Q300 380 312 250z';
  const pocket = 'M268 570H532V690Q530 712 508 712H292Q270 712 268 690z';
  scene.add(
    wallShade(scene, cloth, tint),
    line('M320 258Q340 130 400 130T480 258', palette.oat, 12),
    line('M212 436Q130 520 150 700M588 436Q670 540 640 680', palette.oat, 11),
    `<circle cx="400" cy="126" r="24" fill="${scene.round(palette.oak)}"/>`,
    shape(cloth, folds(scene, colour)),
    shape(pocket, darken(colour, 0.16)),
    line(pocket, palette.oat, 3, 'stroke-dasharray="9 9" opacity=".7"'),
    line('M400 572V710', palette.oat, 3, 'stroke-dasharray="9 9" opacity=".7"'),
    shape(cloth, weave(scene, colour)),
  );
  return scene;
}

export function textiles() {
  return [
    ['marram-throw-oat', woolThrow(palette.oat, tints.mist)],
    ['marram-throw-moss', woolThrow(palette.moss, tints.sand)],
    ['marram-throw-plum', woolThrow(palette.plum, tints.blush)],
    ['linen-tea-towel-natural', towel(palette.bone, palette.rust, tints.sage)],
    ['linen-tea-towel-indigo', towel(palette.bone, palette.indigo, tints.butter)],
    ['linen-tea-towel-moss', towel(palette.sand, palette.forest, tints.blush)],
    ['linen-cushion-clay', cushion(palette.clay, tints.stone)],
    ['linen-cushion-sea', cushion(palette.sea, tints.sand)],
    ['linen-cushion-ochre', cushion(palette.ochre, tints.lilac)],
    [
      'waffle-towels',
      foldedStack([palette.slate, palette.sea, palette.bone, palette.blush], tints.sand),
    ],
    ['market-tote-natural', tote(palette.bone, palette.forest, tints.clay)],
    ['market-tote-ink', tote(palette.ink, palette.oat, tints.mist)],
    ['workshop-apron', apron()],
  ];
}
