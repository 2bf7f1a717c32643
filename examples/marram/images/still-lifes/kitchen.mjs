import { darken, lighten, palette } from '../colour.mjs';
import { at, createScene, line, ring, shape, turned } from '../scene.mjs';
import { tints } from './ceramics.mjs';

function coffeeBag(scene, colour, height = 470) {
  const pouch = `M-160 ${-height + 60}Q-176 -200 -168 -16Q-168 0 -150 2Q0 22 150 2Q168 0 168 -16Q176 -200 160 ${-height + 60}z`;
  return (
    shape(
      `M-160 ${-height + 62}L-150 ${-height}H150L160 ${-height + 62}z`,
      scene.linear('v', [
        [0, lighten(colour, 0.15)],
        [1, darken(colour, 0.3)],
      ]),
    ) +
    shape(pouch, scene.round(colour)) +
    line(`M-158 ${-height + 60}H158`, darken(colour, 0.4), 4) +
    shape('M-104 -320H104V-96H-104z', palette.chalk, 'opacity=".96"') +
    `<circle cy="-244" r="42" fill="${palette.ochre}"/>` +
    shape('M-64 -226q16 -12 32 0t32 0t32 0t32 0v26h-128z', palette.slate) +
    line('M-60 -168H60M-38 -142H38M-24 -118H24', palette.charcoal, 6)
  );
}

function coffee(colour, tint, beans) {
  const scene = createScene({ tint });
  const scattered = [
    [-40, 8, 20],
    [20, 30, -30],
    [66, -4, 60],
    [110, 24, 10],
    [-86, 30, -50],
  ].map(([x, y, turn]) =>
    at(
      x,
      y,
      `<ellipse rx="21" ry="14" fill="${scene.round('#5a3825')}"/>` +
        line('M-16 2Q0 -6 16 2', '#2f1b10', 3),
      `rotate(${turn})`,
    ),
  );
  scene.add(
    scene.shadow(380, 780, 180, 26),
    at(380, 780, coffeeBag(scene, colour)),
    beans ? at(540, 836, scattered.join('')) : '',
  );
  return scene;
}

function dripper() {
  const scene = createScene({ tint: tints.blush });
  const glass = 'M-52 -250L-150 -40Q-158 0 -126 2Q0 18 126 2Q158 0 150 -40L52 -250z';
  scene.add(
    scene.shadow(400, 800, 150, 24),
    at(
      400,
      800,
      shape(glass, '#fdf8ee', 'opacity=".5"') +
        shape(
          'M-112 -120L-146 -38Q-152 -4 -124 -2Q0 14 124 -2Q152 -4 146 -38L112 -120A112 16 0 0 1 -112 -120z',
          scene.round('#4a2a1a'),
          'opacity=".92"',
        ) +
        ring(120, 112, '#6b4430') +
        line('M-60 -226L-134 -60', '#fff', 10, 'opacity=".6"') +
        shape(
          turned([
            [268, 128],
            [254, 124],
            [244, 70],
          ]),
          scene.round(palette.chalk),
        ) +
        line('M118 -390C200 -400 196 -300 96 -316', darken(palette.chalk, 0.18), 18) +
        shape(
          turned([
            [450, 152],
            [400, 134],
            [262, 62],
          ]),
          scene.round(palette.chalk),
        ) +
        line(
          'M-96 -420L-50 -290M-30 -414L-16 -284M40 -414L22 -284M104 -420L56 -292',
          darken(palette.chalk, 0.3),
          4,
          'opacity=".3"',
        ) +
        ring(450, 152, lighten(palette.chalk, 0.5)) +
        ring(447, 140, scene.hollow(palette.oat)) +
        line(
          'M-30 -500q-20 -30 0 -60t0 -60M30 -500q-20 -30 0 -60t0 -60',
          '#fff',
          9,
          `opacity=".4" filter="${scene.blur(7)}"`,
        ),
    ),
  );
  return scene;
}

function kettle(colour, tint) {
  const scene = createScene({ tint });
  scene.add(
    scene.shadow(400, 800, 190),
    at(
      400,
      800,
      line('M-130 -330C-130 -560 130 -560 130 -330', palette.charcoal, 17) +
        line('M-62 -494Q0 -512 62 -494', palette.oak, 38) +
        shape(
          'M140 -130C220 -150 230 -270 300 -300L336 -276C276 -230 270 -90 150 -60z',
          scene.round(colour),
        ) +
        shape(
          turned([
            [310, 110],
            [280, 150],
            [130, 200],
            [30, 196],
            [0, 180],
          ]),
          scene.round(colour),
        ) +
        ring(308, 112, palette.charcoal) +
        shape('M-112 -312Q-90 -352 0 -354T112 -312A112 17 0 0 1 -112 -312z', scene.round(colour)) +
        `<circle cy="-370" r="22" fill="${scene.round(palette.oak)}"/>` +
        line('M-190 -20Q0 12 190 -20', palette.charcoal, 6, 'opacity=".8"'),
    ),
  );
  return scene;
}

function spoons() {
  const tint = tints.sage;
  const scene = createScene({ tint, floor: 1.2 });
  const spoon = (x, turn, handle, bowl) => {
    const d = `M-11 ${-handle}Q0 ${-handle - 16} 11 ${-handle}L16 0C${bowl} 20 ${bowl} 190 0 196C${-bowl} 190 ${-bowl} 20 -16 0z`;
    return at(
      x,
      600,
      shape(d, '#2a1a12', `opacity=".3" filter="${scene.blur(7)}" transform="translate(16 14)"`) +
        shape(d, scene.round(palette.olive)) +
        `<ellipse cy="106" rx="${bowl * 0.56}" ry="72" fill="${scene.hollow(palette.olive)}" opacity=".6"/>` +
        line(
          `M-3 ${-handle + 30}Q6 -120 -4 -10M4 ${-handle + 80}Q-4 -150 6 -60`,
          darken(palette.olive, 0.5),
          2,
          'opacity=".4"',
        ),
      `rotate(${turn})`,
    );
  };
  scene.add(spoon(236, -9, 400, 84), spoon(408, 2, 440, 96), spoon(580, 10, 380, 76));
  return scene;
}

function pegRail(tint) {
  const scene = createScene({ tint, floor: 1.2 });
  const board = 'M70 330H730V420H70z';
  const peg = (x) =>
    line(`M${x + 10} 400l12 40`, '#2a1a12', 20, `opacity=".3" filter="${scene.blur(7)}"`) +
    line(`M${x} 376v22`, darken(palette.ash, 0.25), 22) +
    `<circle cx="${x}" cy="402" r="21" fill="${scene.round(palette.ash)}"/>`;
  scene.add(
    shape(
      board,
      '#2a1a12',
      `opacity=".32" filter="${scene.blur(16)}" transform="translate(20 22)"`,
    ),
    shape(
      board,
      scene.linear('v', [
        [0, lighten(palette.oak, 0.4)],
        [1, darken(palette.oak, 0.1)],
      ]),
    ),
    line(
      'M96 356Q300 348 704 360M90 388Q400 380 712 392',
      darken(palette.oak, 0.4),
      2,
      'opacity=".35"',
    ),
    ...[150, 317, 483, 650].map(peg),
    at(
      317,
      410,
      line('M0 0Q-8 40 -4 90', palette.oat, 6) +
        [-56, -26, 0, 26, 56]
          .map(
            (lean) =>
              line(`M-4 86Q${lean * 0.3} 180 ${lean} 270`, palette.moss, 6) +
              line(`M${lean} 262q${lean * 0.1} 30 ${lean * 0.14} 62`, palette.ochre, 17),
          )
          .join('') +
        line('M-16 92H10', palette.terracotta, 16),
    ),
    at(
      650,
      416,
      line('M0 0V70', palette.charcoal, 4) +
        `<circle cy="128" r="58" fill="none" stroke="${palette.brass}" stroke-width="14"/>`,
    ),
  );
  return scene;
}

function stool(colour, tint) {
  const scene = createScene({ tint, floor: 0.72 });
  const leg = (from, to) =>
    `M${from - 17} -430L${to - 15} 0Q${to} 8 ${to + 15} 0L${from + 19} -430z`;
  const half = darken(colour, 0.25);
  scene.add(
    scene.shadow(420, 836, 190, 30),
    at(
      400,
      840,
      shape(leg(20, 36), half, 'transform="translate(0 -34)"') +
        shape(leg(-110, -168), scene.round(colour)) +
        shape(leg(120, 186), scene.round(colour)) +
        line('M-136 -190L154 -190', half, 20) +
        shape(
          turned([
            [474, 216],
            [440, 218],
            [424, 200],
          ]),
          scene.round(colour),
        ) +
        ring(
          474,
          216,
          scene.linear('h', [
            [0, lighten(colour, 0.45)],
            [1, lighten(colour, 0.1)],
          ]),
        ) +
        line(
          'M-150 -474Q0 -460 150 -478M-110 -488Q20 -480 120 -490M-100 -458Q10 -450 110 -458',
          darken(colour, 0.35),
          2,
          'opacity=".4"',
        ),
    ),
  );
  return scene;
}

export function kitchen() {
  return [
    ['harbour-coffee', coffee(palette.forest, tints.sand, true)],
    ['decaf-coffee', coffee(palette.terracotta, tints.mist, false)],
    ['coffee-dripper', dripper()],
    ['enamel-kettle-chalk', kettle(palette.chalk, tints.clay)],
    ['enamel-kettle-ochre', kettle(palette.ochre, tints.mist)],
    ['olive-spoons', spoons()],
    ['peg-rail', pegRail(tints.stone)],
    ['milking-stool-natural', stool(palette.ash, tints.blush)],
    ['milking-stool-black', stool(palette.charcoal, tints.sand)],
  ];
}
