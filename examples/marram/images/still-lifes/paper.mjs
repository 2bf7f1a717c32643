import { darken, lighten, palette } from '../colour.mjs';
import { at, createScene, line, shape } from '../scene.mjs';
import { tints } from './ceramics.mjs';

const box = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}z`;

const wallShade = (scene, d, tint, shift = '30 24') =>
  shape(
    d,
    darken(tint, 0.6),
    `opacity=".34" filter="${scene.blur(16)}" transform="translate(${shift})"`,
  );

/** The shop's own seascape: sky, sun, three bands of water, a dune. */
export function seascape(scene, x, y, width, height, [sky, sun, far, near, dune]) {
  const part = (value) => Math.round(y + height * value);
  const right = x + width;
  return (
    shape(
      box(x, y, width, height),
      scene.linear('v', [
        [0, lighten(sky, 0.2)],
        [1, lighten(sky, 0.6)],
      ]),
    ) +
    `<circle cx="${Math.round(x + width * 0.64)}" cy="${part(0.32)}" r="${Math.round(width * 0.14)}" fill="${sun}"/>` +
    shape(`M${x} ${part(0.5)}H${right}V${y + height}H${x}z`, far) +
    shape(
      `M${x} ${part(0.6)}q${width / 4} ${-height * 0.03} ${width / 2} 0t${width / 2} 0V${y + height}H${x}z`,
      near,
    ) +
    shape(
      `M${x} ${part(0.82)}Q${Math.round(x + width * 0.4)} ${part(0.6)} ${right} ${part(0.88)}V${y + height}H${x}z`,
      dune,
    ) +
    line(
      `M${Math.round(x + width * 0.3)} ${part(0.76)}q-4 -30 -22 -46m26 44q0 -34 2 -56m4 56q6 -24 22 -40`,
      darken(dune, 0.5),
      4,
    )
  );
}

export const dusk = [palette.blush, palette.ochre, palette.sea, palette.slate, palette.sand];
const frames = {
  unframed: null,
  oak: palette.oak,
  black: palette.charcoal,
};

function print(frame, tint) {
  const scene = createScene({ tint, floor: 0.84 });
  const [x, y, width, height] = [200, 150, 400, 560];
  const rim = frame ? 26 : 0;
  const outer = box(x - rim, y - rim, width + 2 * rim, height + 2 * rim);
  scene.add(
    wallShade(scene, outer, tint),
    frame ? shape(outer, scene.flat(frame)) : '',
    shape(box(x, y, width, height), palette.chalk),
    frame ? line(`M${x} ${y + height}V${y}h${width}`, '#2a1a12', 7, 'opacity=".22"') : '',
    seascape(scene, x + 54, y + 60, width - 108, height - 150, dusk),
    line(
      `M${x + 54} ${y + height - 54}h70M${x + width - 110} ${y + height - 54}h56`,
      palette.slate,
      3,
      'opacity=".6"',
    ),
    frame ? shape(`M${x} ${y}h150L${x} ${y + 330}z`, '#fff', 'opacity=".12"') : '',
  );
  return scene;
}

function notebook(scene, colour) {
  const tall = 470;
  return (
    shape(
      `M170 ${-tall + 8}l26 -8V-8l-26 8z`,
      scene.linear('h', [
        [0, darken(palette.bone, 0.2)],
        [1, palette.chalk],
      ]),
    ) +
    shape(
      `M-170 ${-tall}Q-170 ${-tall - 10} -160 ${-tall - 10}H164Q176 ${-tall - 10} 176 ${-tall + 2}V0H-160Q-170 0 -170 -10z`,
      scene.flat(colour),
    ) +
    shape(
      `M-170 ${-tall}Q-170 ${-tall - 10} -160 ${-tall - 10}H-118V0H-160Q-170 0 -170 -10z`,
      darken(colour, 0.3),
    ) +
    shape('M-44 -360H112V-254H-44z', palette.bone) +
    line('M-16 -322H84M-4 -292H72', colour, 6) +
    shape(`M138 ${-tall - 12}h12V2h-12z`, darken(colour, 0.45))
  );
}

function notebookScene(colour, tint) {
  const scene = createScene({ tint });
  scene.add(
    scene.shadow(400, 800, 200, 22),
    at(400, 800, notebook(scene, colour)),
    at(
      590,
      806,
      line('M0 0L60 -360', palette.ochre, 15) + line('M60 -360l6 -30', palette.charcoal, 9),
    ),
  );
  return scene;
}

function calendar(tint) {
  const scene = createScene({ tint, floor: 1.2 });
  const sheet = box(190, 180, 420, 640);
  const days = [0, 1, 2, 3, 4].map((week) => `M236 ${596 + week * 44}H570`).join('');
  scene.add(
    wallShade(scene, sheet, tint),
    line('M300 176Q400 96 500 176', palette.charcoal, 4),
    `<circle cx="400" cy="130" r="14" fill="${scene.round(palette.brass)}"/>`,
    shape(sheet, palette.chalk),
    shape(box(182, 168, 436, 30), scene.flat(palette.oak)),
    seascape(scene, 230, 236, 340, 280, [
      palette.sea,
      palette.chalk,
      palette.fern,
      palette.forest,
      palette.ochre,
    ]),
    line('M232 556H330', palette.charcoal, 12),
    line(days, palette.slate, 9, 'stroke-dasharray=".1 55.600" opacity=".8"'),
    `<circle cx="458" cy="684" r="18" fill="none" stroke="${palette.terracotta}" stroke-width="5"/>`,
  );
  return scene;
}

/** A card with a little picture of the sea, turned by some degrees. */
function card(scene, turn, paper, picture, x = 400, y = 480) {
  const sheet = box(-150, -210, 300, 420);
  return at(
    x,
    y,
    shape(
      sheet,
      '#2a1a12',
      `opacity=".3" filter="${scene.blur(16)}" transform="translate(22 20)"`,
    ) +
      shape(sheet, scene.flat(paper)) +
      picture,
    `rotate(${turn})`,
  );
}

const blades = 'M0 60Q-20 -30 -80 -80M0 60Q-6 -60 -24 -120M0 60Q14 -50 48 -110M0 60Q30 -14 90 -54';

function cards() {
  const scene = createScene({ tint: tints.mist, floor: 1.2 });
  scene.add(
    card(
      scene,
      -16,
      palette.clay,
      `<circle r="70" cy="-20" fill="${palette.ochre}"/>` +
        line('M-80 60q40 -24 80 0t80 0M-80 96q40 -24 80 0t80 0', palette.chalk, 9),
      290,
      500,
    ),
    card(
      scene,
      13,
      palette.forest,
      line(
        'M-70 -40q35 -40 70 0t70 0M-70 10q35 -40 70 0t70 0M-70 60q35 -40 70 0t70 0',
        palette.sea,
        9,
      ),
      520,
      490,
    ),
    card(
      scene,
      -3,
      palette.chalk,
      line(blades, palette.fern, 11) + line('M-70 80Q0 60 70 80', palette.fern, 8),
      400,
      540,
    ),
  );
  return scene;
}

const giftCards = [
  [
    'pebble',
    palette.slate,
    tints.sand,
    `<ellipse cy="20" rx="74" ry="52" fill="${palette.bone}"/>` +
      line('M-66 4Q0 -26 62 6', palette.slate, 6),
  ],
  [
    'shell',
    palette.clay,
    tints.mist,
    shape('M0 90L-96 -6Q-84 -84 0 -92T96 -6z', palette.bone) +
      line('M0 86L-60 -58M0 86L-22 -82M0 86L22 -82M0 86L60 -58', palette.clay, 6),
  ],
  [
    'driftwood',
    palette.forest,
    tints.butter,
    line('M-96 40Q-20 -6 90 -30M-20 10Q-10 -40 30 -80M20 -8Q60 30 84 34', palette.oat, 20),
  ],
  [
    'lighthouse',
    palette.ink,
    tints.blush,
    shape(
      'M-34 100L-22 -50H22L34 100zM-34 -50H34V-62H-34zM-18 -62H18V-96H-18zM-24 -96L0 -122L24 -96z',
      palette.chalk,
    ) +
      shape('M-29 40H29L26 4H-26z', palette.terracotta) +
      shape('M20 -88L140 -126V-44L20 -70z', palette.ochre, 'opacity=".7"'),
  ],
];

function giftCard([name, colour, tint, motif]) {
  const scene = createScene({ tint, floor: 1.2 });
  const envelope = 'M-230 -140H230V160H-230z';
  scene.add(
    card(scene, 6, colour, motif + line('M-56 158H56', palette.chalk, 6, 'opacity=".8"'), 420, 420),
    at(
      390,
      690,
      shape(
        envelope,
        '#2a1a12',
        `opacity=".3" filter="${scene.blur(16)}" transform="translate(24 22)"`,
      ) +
        shape(envelope, scene.flat(palette.sand)) +
        line('M-228 158L-30 0Q0 -18 30 0L228 158', darken(palette.sand, 0.25), 3) +
        line('M-228 -138L-20 20Q0 34 20 20L228 -138', darken(palette.sand, 0.25), 3) +
        `<circle cy="26" r="34" fill="${scene.round(palette.terracotta)}"/>` +
        at(0, 34, line('M0 8Q-3 -10 -14 -20M0 8Q0 -12 3 -26M0 8Q4 -8 16 -16', palette.chalk, 4)),
      'rotate(-5)',
    ),
  );
  return [`gift-card-${name}`, scene];
}

export function paper() {
  return [
    ['tide-print-unframed', print(frames.unframed, tints.sage)],
    ['tide-print-oak', print(frames.oak, tints.stone)],
    ['tide-print-black', print(frames.black, tints.butter)],
    ['field-notebook-rust', notebookScene(palette.rust, tints.mist)],
    ['field-notebook-forest', notebookScene(palette.forest, tints.blush)],
    ['field-notebook-indigo', notebookScene(palette.indigo, tints.sand)],
    ['wall-calendar', calendar(tints.clay)],
    ['letterpress-cards', cards()],
    ...giftCards.map(giftCard),
  ];
}
