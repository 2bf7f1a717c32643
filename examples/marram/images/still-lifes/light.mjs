import { darken, lighten, palette } from '../colour.mjs';
import { at, createScene, line, ring, shape, turned } from '../scene.mjs';
import { tints } from './ceramics.mjs';

const glow = (scene, x, y, radius, strength = 0.75) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${scene.radial([
    [0, '#fff0c4', strength],
    [0.4, '#ffe9b0', strength * 0.4],
    [1, '#ffe9b0', 0],
  ])}"/>`;

export function lamp(scene, colour) {
  return (
    shape(
      turned([
        [330, 20],
        [60, 20],
        [34, 60],
        [24, 118],
        [0, 124],
      ]),
      scene.round(colour),
    ) +
    shape(
      turned([
        [300, 60],
        [290, 58],
      ]),
      '#fff1cf',
    ) +
    shape(
      'M-210 -318C-200 -470 -110 -540 0 -540S200 -470 210 -318A210 34 0 0 1 -210 -318z',
      scene.round(colour),
    ) +
    `<ellipse cy="-318" rx="210" ry="34" fill="${darken(colour, 0.1)}"/>` +
    `<ellipse cy="-314" rx="194" ry="27" fill="${scene.radial([
      [0, '#fffdf2'],
      [1, '#f6d48d'],
    ])}"/>` +
    shape(
      turned([
        [316, 17],
        [250, 19],
      ]),
      scene.round(colour),
    ) +
    line('M0 -541v-16', palette.brass, 16)
  );
}

function lampScene(colour, tint) {
  const scene = createScene({ tint, light: false });
  scene.add(
    glow(scene, 400, 500, 480),
    scene.shadow(400, 800, 130),
    at(400, 800, lamp(scene, colour)),
    `<ellipse cx="400" cy="806" rx="300" ry="46" fill="#fff0c4" opacity=".28" filter="${scene.blur(20)}"/>`,
  );
  return scene;
}

function pendant(radius, tint) {
  const scene = createScene({ tint, floor: 1.2, light: false });
  const ribs = [-0.8, -0.55, -0.28, 0, 0.28, 0.55, 0.8]
    .map((step) => {
      const half = Math.sqrt(1 - step * step) * radius;
      return `M${-half} ${step * radius * 0.94}A${half} ${half * 0.16} 0 0 0 ${half} ${step * radius * 0.94}`;
    })
    .map((d) => d.replace(/-?\d+\.\d+/g, (number) => Math.round(Number(number))))
    .join('');
  scene.add(
    glow(scene, 400, 520, radius * 2.1),
    line(`M400 0V${520 - radius}`, palette.charcoal, 5),
    at(
      400,
      520,
      `<ellipse rx="${radius}" ry="${radius * 0.95}" fill="${scene.radial(
        [
          [0, '#fffdf4'],
          [0.6, '#fbeac2'],
          [1, '#d9b988'],
        ],
        'cx=".45" cy=".52" r=".58"',
      )}"/>` +
        line(ribs, darken(palette.oat, 0.2), 2.5, 'opacity=".55"') +
        `<ellipse cy="${-radius * 0.92}" rx="${radius * 0.24}" ry="12" fill="${palette.charcoal}"/>`,
    ),
  );
  return scene;
}

const flame = (scene) =>
  shape(
    'M0 0C-20 -20 -16 -46 0 -78C16 -46 20 -20 0 0z',
    scene.linear('v', [
      [0, '#ffd98a'],
      [0.6, '#fff6da'],
      [1, '#e8a15a'],
    ]),
  );

function tapers() {
  const scene = createScene({ tint: tints.lilac });
  const taper = (x, height, colour) =>
    scene.shadow(x, 800, 66) +
    at(
      x,
      800,
      shape(
        turned([
          [height + 40, 15],
          [40, 24],
        ]),
        scene.round(colour),
      ) +
        line(`M0 ${-height - 42}v-22`, palette.charcoal, 4) +
        at(0, -height - 58, flame(scene)) +
        shape(
          turned([
            [64, 30],
            [40, 30],
            [22, 66],
            [0, 70],
          ]),
          scene.round(palette.brass),
        ) +
        ring(64, 30, lighten(palette.brass, 0.3)),
    );
  scene.add(
    glow(scene, 330, 240, 240, 0.5),
    glow(scene, 500, 350, 200, 0.5),
    taper(330, 470, palette.ochre),
    taper(500, 350, palette.ochre),
  );
  return scene;
}

function scented(colour, wax, tint) {
  const scene = createScene({ tint });
  scene.add(
    glow(scene, 400, 400, 260, 0.6),
    scene.shadow(400, 790, 160),
    at(
      400,
      790,
      shape(
        turned([
          [310, 158],
          [150, 160],
          [0, 148],
        ]),
        scene.round(colour),
      ) +
        ring(310, 158, lighten(colour, 0.35)) +
        ring(306, 146, wax) +
        line('M0 -304v-30', palette.charcoal, 6) +
        at(0, -330, flame(scene)) +
        shape('M-84 -214Q0 -200 84 -214V-78Q0 -64 -84 -78z', palette.chalk, 'opacity=".94"') +
        line(
          'M-44 -164Q0 -156 44 -164M-30 -134Q0 -128 30 -134M-20 -112Q0 -108 20 -112',
          palette.charcoal,
          5,
          'opacity=".7"',
        ),
    ),
  );
  return scene;
}

export function light() {
  return [
    ['lantern-lamp-chalk', lampScene(palette.chalk, tints.clay)],
    ['lantern-lamp-ochre', lampScene(palette.ochre, tints.mist)],
    ['lantern-lamp-forest', lampScene(palette.forest, tints.sand)],
    ['paper-pendant-small', pendant(210, '#b9a79c')],
    ['paper-pendant-large', pendant(300, '#a9b0a4')],
    ['beeswax-tapers', tapers()],
    ['dusk-candle-dune', scented(palette.oat, '#f3e7cb', tints.blush)],
    ['dusk-candle-harbour', scented(palette.slate, '#efe6d4', tints.stone)],
    ['dusk-candle-fig', scented(palette.plum, '#eadbd2', tints.butter)],
  ];
}
