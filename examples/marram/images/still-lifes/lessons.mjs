import { darken, lighten, palette } from '../colour.mjs';
import { at, createScene, line, shape } from '../scene.mjs';
import { bowl, grass, mended, mug, tints, vase, wheel } from './ceramics.mjs';

const width = 1280;
const height = 720;
const table = 610;

/** A wide picture of one still life. */
function still(tint, draw) {
  const scene = createScene({ tint, width, height, floor: 0.72 });
  const stand = (x, half, markup, size = 1) =>
    scene.add(scene.shadow(x, table, half * size), at(x, table, markup, `scale(${size})`));
  draw(scene, stand);
  return scene;
}

/** The first picture of a film has the mark of a film in the corner. */
const film = (scene) =>
  scene.add(
    at(
      106,
      622,
      `<circle r="54" fill="${palette.charcoal}" opacity=".82"/>` +
        shape('M-14 -24V24L26 0z', palette.chalk),
    ),
  );

/** A lump of clay as the hands left it, cut once through with a wire. */
function lump(scene) {
  const clay = palette.clay;
  return (
    shape(
      'M-190 0Q-230 -90 -160 -150Q-110 -226 -10 -214Q90 -236 150 -160Q222 -110 190 0Q0 34 -190 0z',
      scene.round(clay),
    ) +
    line(
      'M-150 -150Q-60 -90 10 -110M-10 -212Q30 -150 140 -156M-186 -40Q-90 -60 -20 -20',
      darken(clay, 0.32),
      7,
      'opacity=".55"',
    ) +
    line('M-120 -172Q-60 -196 0 -190', lighten(clay, 0.45), 10, 'opacity=".6"')
  );
}

const wire = (scene) =>
  line('M-150 0Q-60 -50 20 -10T160 -30', palette.slate, 3) +
  [-150, 160]
    .map((x, index) =>
      at(
        x,
        index * -30,
        shape('M-12 -34H12V34H-12z', scene.round(palette.oak)),
        `rotate(${60 - index * 40})`,
      ),
    )
    .join('');

/** Linen folded over its edge, with the needle still in it. */
function hem(scene) {
  const cloth = palette.bone;
  const sea = palette.sea;
  const weave = scene.pattern(
    9,
    `<path d="M0 2h9M0 6.500h9" stroke="${darken(cloth, 0.5)}" opacity=".13"/><path d="M3 0v9" stroke="#fff" opacity=".12"/>`,
  );
  const sheet = 'M-430 -90Q-210 -170 0 -104T430 -120L470 40Q200 100 0 52T-460 60z';
  const stitches = [...Array(15)]
    .map((_, index) => `M${-400 + index * 46} ${14 + Math.round(Math.sin(index / 2.4) * 6)}h24`)
    .join('');
  return (
    shape(
      sheet,
      '#2a1a12',
      `opacity=".3" filter="${scene.blur(16)}" transform="translate(26 24)"`,
    ) +
    shape(sheet, scene.flat(cloth)) +
    shape(sheet, weave) +
    line('M-436 -16Q-200 -50 0 -14T452 -24', darken(cloth, 0.22), 4) +
    line(stitches, sea, 7) +
    line('M310 16Q350 -60 300 -150', sea, 4) +
    line('M250 40L372 -18', palette.slate, 8) +
    line('M256 36L330 2', lighten(palette.slate, 0.6), 3)
  );
}

const spool = (scene) =>
  shape('M-44 -130H44L36 -116V-14L44 0H-44L-36 -14V-116z', scene.round(palette.oak)) +
  shape('M-36 -112H36V-18H-36z', scene.round(palette.sea));

const scenesOf = () => ({
  wedging: still(tints.sand, (scene, stand) => {
    stand(600, 190, lump(scene), 1.5);
    stand(1030, 120, wire(scene));
  }),
  'first-bowl': still(tints.mist, (scene, stand) => {
    stand(640, 290, wheel(scene), 1.2);
  }),
  'bare-foot': still(tints.butter, (scene, stand) => {
    stand(400, 110, mug(scene, palette.oat), 1.1);
    stand(720, 110, mug(scene, palette.slate), 1.1);
    stand(1040, 110, mug(scene, palette.fern), 1.1);
  }),
  'a-hem-that-holds': still(tints.blush, (scene, stand) => {
    scene.add(at(610, 480, hem(scene)));
    stand(1120, 50, spool(scene), 1.3);
  }),
  'gold-in-the-seam': still(tints.stone, (scene, stand) => {
    stand(620, 120, mended(scene), 1.35);
    stand(1060, 60, bowl(scene, palette.brass, 80));
  }),
  'dry-grass': still(tints.sage, (scene, stand) => {
    const tall = at(0, -280, grass(palette.ochre)) + vase(scene, palette.terracotta, 300, 140);
    const low = at(0, -230, grass(palette.moss, -1)) + vase(scene, palette.bone, 250, 120);
    stand(520, 110, tall, 0.88);
    stand(860, 90, low, 0.88);
  }),
});

/** The stills twice: as films for the lessons, and as they are for the journal. */
export function lessons() {
  const films = Object.entries(scenesOf()).map(([name, scene]) => {
    film(scene);
    return [`lesson-${name}`, scene];
  });
  const stills = Object.entries(scenesOf()).map(([name, scene]) => [`journal-${name}`, scene]);
  return [...films, ...stills];
}
