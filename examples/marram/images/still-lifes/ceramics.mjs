import { darken, lighten, palette } from '../colour.mjs';
import { at, createScene, line, ring, shape, turned } from '../scene.mjs';

const specks = (scene, colour) =>
  scene.pattern(
    70,
    `<path d="M9 12h2M40 6h1M58 31h2M24 44h1M49 58h2M6 60h1M33 24h1" stroke="${darken(colour, 0.6)}" stroke-width="2.4" stroke-linecap="round" opacity=".5"/>`,
  );

/** A vessel with a hollow, a rim catching light, and speckled clay. */
function vessel(scene, profile, colour, { foot = null, speckled = true } = {}) {
  const [[height, rim]] = profile;
  const outline = turned(profile);
  return (
    (foot ?? '') +
    shape(outline, scene.round(colour)) +
    (speckled ? shape(outline, specks(scene, colour)) : '') +
    ring(height, rim, lighten(colour, 0.4)) +
    ring(height - 2, rim - 9, scene.hollow(colour))
  );
}

const mugProfile = (height, radius) => [
  [height, radius],
  [height * 0.55, radius * 1.02],
  [height * 0.16, radius * 0.97],
  [0, radius * 0.76],
];

export function mug(scene, colour, height = 210, radius = 100) {
  const handle = `M${radius - 6} ${-height * 0.8}C${radius + 96} ${-height * 0.86} ${radius + 92} ${-height * 0.18} ${radius - 10} ${-height * 0.24}`;
  const profile = mugProfile(height, radius);
  const glazed = [...profile.slice(0, 2), [height * 0.2, radius * 0.985]];
  return (
    line(handle, darken(colour, 0.34), 30) +
    line(handle, darken(colour, 0.08), 20, 'transform="translate(-2 -3)"') +
    shape(turned(profile), scene.round(palette.sand)) +
    vessel(scene, glazed, colour)
  );
}

export function bowl(scene, colour, radius = 190) {
  return vessel(
    scene,
    [
      [radius * 0.78, radius],
      [radius * 0.5, radius * 0.9],
      [radius * 0.2, radius * 0.6],
      [radius * 0.08, radius * 0.38],
      [0, radius * 0.4],
    ],
    colour,
  );
}

export function vase(scene, colour, height, radius) {
  return vessel(
    scene,
    [
      [height, radius * 0.36],
      [height * 0.86, radius * 0.3],
      [height * 0.66, radius * 0.66],
      [height * 0.38, radius],
      [height * 0.12, radius * 0.82],
      [0, radius * 0.56],
    ],
    colour,
  );
}

/** Dry grass, leaning as the wind left it. */
export const grass = (colour, lean = 1) =>
  line(
    `M0 0Q${-20 * lean} -160 ${-90 * lean} -250M2 0Q10 -180 ${30 * lean} -300M4 0Q${40 * lean} -150 ${120 * lean} -210M0 0Q${-4 * lean} -170 ${-30 * lean} -280`,
    darken(colour, 0.15),
    4,
  ) +
  line(
    `M${-90 * lean} -250l${-22 * lean} -44M${30 * lean} -300l${8 * lean} -56M${120 * lean} -210l${38 * lean} -36M${-30 * lean} -280l${-8 * lean} -52`,
    colour,
    13,
  );

const stage = (tint, half, draw, x = 400, y = 770) => {
  const scene = createScene({ tint });
  scene.add(scene.shadow(x, y, half), at(x, y, draw(scene)));
  return scene;
};

export const tints = {
  sand: '#e6d3bb',
  blush: '#e6c4b0',
  sage: '#c3c9ae',
  mist: '#bfcdcd',
  butter: '#ecd49c',
  stone: '#d5cdc1',
  clay: '#d8a98d',
  lilac: '#cdc0c8',
};

const mugColours = { oat: tints.clay, slate: tints.stone, fern: tints.butter };

function mugs() {
  return Object.entries(mugColours).map(([colour, tint]) => [
    `dune-mug-${colour}`,
    stage(tint, 150, (scene) => mug(scene, palette[colour], 310, 148), 385),
  ]);
}

function bowls() {
  return [
    ['chalk', tints.mist],
    ['sea', tints.sand],
    ['clay', tints.sage],
  ].map(([colour, tint]) => [
    `tide-bowl-${colour}`,
    stage(tint, 150, (scene) => bowl(scene, palette[colour], 250)),
  ]);
}

function vases() {
  return [
    ['bone', tints.clay],
    ['terracotta', tints.mist],
    ['ink', tints.blush],
  ].map(([colour, tint]) => [
    `reed-vase-${colour}`,
    stage(
      tint,
      120,
      (scene) => at(0, -370, grass(palette.ochre)) + vase(scene, palette[colour], 400, 160),
    ),
  ]);
}

export function teapot(scene) {
  const colour = palette.forest;
  const handle = 'M150 -250C300 -300 310 -60 150 -80';
  return (
    line(handle, darken(colour, 0.35), 30) +
    line(handle, lighten(colour, 0.12), 15, 'transform="translate(-4 -5)"') +
    shape(
      'M-150 -150C-250 -130 -240 -260 -310 -290L-272 -312C-200 -290 -190 -240 -120 -240z',
      scene.round(colour),
    ) +
    shape(
      turned([
        [300, 78],
        [250, 150],
        [150, 196],
        [50, 160],
        [0, 110],
      ]),
      scene.round(colour),
    ) +
    ring(296, 82, darken(colour, 0.4)) +
    shape('M-80 -300Q-60 -346 0 -348T80 -300A80 12 0 0 1 -80 -300z', scene.round(colour)) +
    `<circle cy="-364" r="24" fill="${scene.round(palette.oak)}"/>`
  );
}

function plates(scene) {
  const stack = [0, 26, 52, 78].map((height, index) => {
    const colour = [palette.sea, palette.chalk, palette.blush, palette.bone][index];
    const profile = [
      [height + 26, 270],
      [height + 12, 262],
      [height, 236],
    ];
    return (
      shape(turned(profile), scene.round(colour)) + ring(height + 26, 270, lighten(colour, 0.35))
    );
  });
  return (
    stack.join('') +
    ring(102, 252, scene.hollow(palette.oat)) +
    ring(
      98,
      190,
      scene.linear('h', [
        [0, palette.oat],
        [1, lighten(palette.oat, 0.45)],
      ]),
    ) +
    at(
      0,
      -110,
      line('M-60 6Q10 -60 110 -110', palette.moss, 5) +
        line('M-20 -20q20 -40 6 -60M20 -52q4 -36 -10 -54M52 -76q36 4 54 -10', palette.fern, 12),
    )
  );
}

function saltCellar(scene) {
  const lid = [
    [168, 40],
    [160, 120],
    [146, 132],
    [130, 130],
  ];
  return (
    shape(
      turned([
        [132, 122],
        [80, 134],
        [0, 116],
      ]),
      scene.round(palette.chalk),
    ) +
    shape('M-133 -70Q0 -46 133 -70L116 0A116 17 0 0 1 -116 0z', scene.round(palette.sea)) +
    shape(turned(lid), scene.round(palette.oak)) +
    ring(164, 62, lighten(palette.oak, 0.2)) +
    `<circle cy="-186" r="24" fill="${scene.round(palette.oak)}"/>`
  );
}

/** One bowl, mended with gold. */
export function mended(scene) {
  const gold = palette.brass;
  const seams =
    'M-30 -196C0 -150 -40 -120 0 -70S10 -20 0 -6M-14 -120C-80 -110 -110 -80 -140 -90M0 -76C60 -90 90 -60 150 -110';
  return (
    bowl(scene, palette.slate, 250) +
    line(seams, darken(gold, 0.2), 9) +
    line(seams, lighten(gold, 0.45), 4)
  );
}

export function wheel(scene) {
  const clay = palette.clay;
  return (
    shape(
      turned([
        [60, 150],
        [30, 150],
        [0, 190],
      ]),
      scene.round(palette.slate),
    ) +
    shape(
      turned([
        [86, 300],
        [66, 300],
        [62, 296],
      ]),
      scene.round(palette.charcoal),
    ) +
    ring(86, 300, scene.hollow(palette.slate)) +
    ring(88, 230, 'none', `stroke="${palette.charcoal}" stroke-width="2" opacity=".4"`) +
    at(
      0,
      -88,
      vessel(
        scene,
        [
          [250, 120],
          [200, 92],
          [120, 150],
          [40, 138],
          [0, 112],
        ],
        clay,
        { speckled: false },
      ) +
        line(
          'M-128 -150Q0 -128 128 -150M-148 -108Q0 -84 148 -108M-146 -64Q0 -38 146 -64',
          darken(clay, 0.3),
          4,
          'opacity=".4"',
        ),
    )
  );
}

export function ceramics() {
  return [
    ...mugs(),
    ...bowls(),
    ...vases(),
    ['harbour-teapot', stage(tints.blush, 180, teapot, 410)],
    ['shore-plates', stage(tints.sage, 250, plates, 400, 740)],
    [
      'salt-cellar',
      stage(tints.butter, 130, (scene) => at(0, 0, saltCellar(scene), 'scale(1.35)'), 400, 740),
    ],
    ['mending-service', stage(tints.stone, 150, mended)],
    ['throwing-evening', stage(tints.sand, 260, wheel, 400, 800)],
  ];
}
