import type { ProductFacts } from '../seeds.js';

const stoneware = 'Speckled stoneware, glazed inside and out; the foot is bare.';
const washer = 'Dishwasher and microwave are fine. No oven, no open flame.';
const wood = 'Wash by hand, dry at once, and oil it when it looks thirsty.';
const linen = 'Wash at 40 °C, dry on the line, iron damp or not at all.';

/** What is asked before buying, by the last part of the product's address. */
export const productFacts: Readonly<Record<string, ProductFacts>> = {
  'dune-mug': {
    size: 'Small: 8 cm high, 200 ml. Large: 10 cm high, 350 ml.',
    materials: stoneware,
    care: washer,
  },
  'tide-bowl': { size: '26 cm across, 10 cm high.', materials: stoneware, care: washer },
  'harbour-teapot': {
    size: '14 cm high, 22 cm from spout to handle, 900 ml.',
    materials: 'Stoneware, an oak knob, a steel strainer.',
    care: 'Rinse by hand; the strainer lifts out.',
  },
  'shore-plates': { size: '27 cm across, 3 cm high.', materials: stoneware, care: washer },
  'reed-vase': {
    size: 'Small: 18 cm high. Tall: 30 cm high. The neck is 3 cm wide.',
    materials: 'Stoneware, glazed inside, so that it holds water.',
    care: 'A bottle brush and warm water.',
  },
  'salt-cellar': {
    size: '9 cm high, 11 cm across.',
    materials: 'Stoneware with a lid of oiled oak.',
    care: 'Wipe the lid; do not soak it.',
  },
  'marram-throw': {
    size: 'Single: 130 by 180 cm. Double: 180 by 220 cm.',
    materials: 'Lambswool, undyed or plant-dyed.',
    care: 'Air it rather than wash it; wool programme if you must.',
  },
  'linen-tea-towel': { size: '50 by 70 cm.', materials: 'Linen, 220 g/m².', care: linen },
  'linen-cushion': {
    size: '50 by 50 cm.',
    materials: 'Stone-washed linen; the filling is duck feather.',
    care: linen,
  },
  'waffle-towels': {
    size: 'Hand: 50 by 90 cm. Bath: 80 by 150 cm.',
    materials: 'Long-staple cotton, 380 g/m².',
    care: 'Wash at 60 °C without softener.',
  },
  'market-tote': {
    size: '38 cm high, 42 cm wide, 14 cm deep; handles of 60 cm.',
    materials: 'Sixteen-ounce cotton canvas, printed by hand.',
    care: 'Sponge it; a machine takes the print.',
  },
  'workshop-apron': {
    size: '88 cm long, 70 cm wide; one size with a long tie.',
    materials: 'Cotton drill, brass rivets.',
    care: 'Wash at 40 °C with dark things.',
  },
  'lantern-lamp': {
    size: '38 cm high, the shade is 26 cm across; a cord of 2 m.',
    materials: 'Spun steel, powder-coated. With a warm LED bulb, E27.',
    care: 'Dust it with a dry cloth.',
  },
  'paper-pendant': {
    size: 'Small: 35 cm across. Large: 60 cm. A cord of 2 m.',
    materials: 'Mulberry paper on bamboo; the bulb is not included.',
    care: 'A soft brush.',
  },
  'coffee-dripper': {
    size: '12 cm high; the glass holds 600 ml.',
    materials: 'Porcelain and borosilicate glass.',
    care: washer,
  },
  'enamel-kettle': {
    size: '22 cm high, 1.8 litres.',
    materials: 'Enamelled steel with an ash handle.',
    care: 'Descale with vinegar. Dry a chip, and it does not rust.',
  },
  'olive-spoons': { size: '28 to 32 cm long.', materials: 'Olive wood.', care: wood },
  'peg-rail': {
    size: '60 cm with four pegs, or 90 cm with six; 9 cm high.',
    materials: 'Solid oak, ash pegs. Fixings are in the box.',
    care: wood,
  },
  'milking-stool': { size: '44 cm high, 34 cm across.', materials: 'Solid oak.', care: wood },
  'field-notebook': {
    size: 'A5, 160 pages.',
    materials: 'Uncoated paper, 100 g/m², bound in cloth.',
    care: 'None: it may look used.',
  },
  'tide-print': {
    size: '40 by 56 cm; framed, 44 by 60 cm.',
    materials: 'Five colours on cotton paper, 300 g/m². Frames have museum glass.',
    care: 'Hang it out of the sun.',
  },
};
