/** The second pictures of a product: in use, from near, and with its measures. */
import { darken, lighten, palette } from '../colour.mjs';
import { at, createScene, line, ring, shape, turned } from '../scene.mjs';
import { bowl, grass, mug, teapot, tints, vase } from './ceramics.mjs';

/** Things on one floor: `[x, y, half, drawing]`, the farthest first. */
function table(tint, things, more = {}) {
  const scene = createScene({ tint, ...more });
  for (const [x, y, half, draw] of things)
    scene.add(scene.shadow(x, y, half), at(x, y, draw(scene)));
  return scene;
}

const steam = line(
  'M-30 0Q-54 -50 -26 -96T-34 -180M24 -12Q4 -60 30 -104T22 -190',
  '#fffaf0',
  9,
  'opacity=".5"',
);

const board = (scene) =>
  shape('M-250 0L-210 -56H230L280 0z', scene.flat(palette.oak)) +
  shape('M-250 0H280V22H-250z', darken(palette.oak, 0.25));

const loaf = (scene) =>
  shape('M-130 0Q-140 -92 -10 -96Q132 -92 126 0z', scene.round(palette.olive)) +
  line(
    'M-76 -66q18 -16 34 -4M-14 -74q18 -16 34 -4M48 -66q18 -14 32 -2',
    lighten(palette.olive, 0.5),
    9,
  );

const plum = (scene) =>
  `<circle cy="-52" r="52" fill="${scene.round(palette.plum)}"/>` +
  line('M4 -100q6 -22 22 -30', darken(palette.oak, 0.4), 7);

const plate = (scene) => {
  const profile = [
    [26, 190],
    [12, 184],
    [0, 160],
  ];
  return (
    shape(turned(profile), scene.round(palette.chalk)) + ring(26, 190, lighten(palette.chalk, 0.3))
  );
};

/** A measure between two points on one line, with its text beside it. */
function measure([x1, y1], [x2, y2], text) {
  const isLevel = y1 === y2;
  const end = isLevel ? 'v-14v28' : 'h-14h28';
  const [x, y] = isLevel ? [(x1 + x2) / 2, y1 + 58] : [x1 - 26, (y1 + y2) / 2 + 12];
  return (
    line(`M${x1} ${y1}${end}M${x1} ${y1}L${x2} ${y2}${end}`, palette.charcoal, 3) +
    `<text x="${x}" y="${y}" text-anchor="${isLevel ? 'middle' : 'end'}" font-family="Georgia, serif" font-size="38" fill="${palette.charcoal}">${text}</text>`
  );
}

function measured(tint, things, measures) {
  const scene = table(tint, things, { light: false });
  scene.add(...measures.map((one) => measure(...one)));
  return scene;
}

/** A mug in use and from near. The names of the product's own pictures, in oat, have no colour. */
const mugIn = (name, color) => [
  [
    `${name}-use`,
    table(tints.butter, [
      [230, 690, 240, board],
      [190, 676, 110, loaf],
      [520, 850, 120, (scene) => mug(scene, color, 250, 120) + at(0, -262, steam)],
    ]),
  ],
  [`${name}-near`, table(tints.clay, [[250, 1010, 360, (scene) => mug(scene, color, 760, 360)]])],
];

const mugs = () => [
  ...mugIn('dune-mug', palette.oat),
  ...['slate', 'fern'].flatMap((color) => mugIn(`dune-mug-${color}`, palette[color])),
  [
    'dune-mug-size',
    measured(
      tints.stone,
      [
        [240, 760, 84, (scene) => mug(scene, palette.slate, 168, 84)],
        [560, 760, 108, (scene) => mug(scene, palette.fern, 226, 108)],
      ],
      [
        [[132, 592], [132, 760], '8 cm'],
        [[452, 830], [668, 830], '10 cm'],
      ],
    ),
  ],
];

const bowls = () => [
  [
    'tide-bowl-use',
    table(tints.sage, [
      [
        400,
        740,
        140,
        (scene) =>
          [-110, 0, 104].map((x) => at(x, -172, plum(scene))).join('') +
          at(-52, -214, plum(scene)) +
          at(54, -216, plum(scene)) +
          bowl(scene, palette.sea, 240),
      ],
      [650, 880, 50, plum],
    ]),
  ],
  [
    'tide-bowl-near',
    table(tints.mist, [[470, 960, 300, (scene) => bowl(scene, palette.chalk, 560)]]),
  ],
  [
    'tide-bowl-size',
    measured(
      tints.sand,
      [[420, 730, 130, (scene) => bowl(scene, palette.clay, 230)]],
      [
        [[190, 810], [650, 810], '26 cm'],
        [[150, 551], [150, 730], '10 cm'],
      ],
    ),
  ],
];

const vases = () => [
  [
    'reed-vase-use',
    table(tints.mist, [
      [250, 700, 180, plate],
      [
        540,
        800,
        110,
        (scene) =>
          at(0, -340, grass(palette.ochre, -1)) + vase(scene, palette.terracotta, 370, 146),
      ],
    ]),
  ],
  [
    'reed-vase-near',
    table(tints.blush, [[330, 1280, 420, (scene) => vase(scene, palette.ink, 1120, 440)]]),
  ],
];

const teapots = () => [
  [
    'harbour-teapot-use',
    table(tints.sand, [
      [300, 690, 150, (scene) => at(0, 0, teapot(scene), 'scale(.78)')],
      [580, 850, 100, (scene) => mug(scene, palette.oat, 200, 96) + at(0, -212, steam)],
    ]),
  ],
  [
    'harbour-teapot-near',
    table(tints.blush, [[420, 1180, 380, (scene) => at(0, 0, teapot(scene), 'scale(2.2)')]]),
  ],
];

export const inUse = () => [...mugs(), ...bowls(), ...vases(), ...teapots()];
