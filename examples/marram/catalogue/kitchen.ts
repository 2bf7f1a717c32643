import { plan, price, single, withOptions } from './build.js';

const category = 'Kitchen';

export const kitchenProducts = [
  withOptions(
    {
      urlId: 'harbour-coffee',
      title: 'Harbour Coffee',
      category,
      tags: ['coffee'],
      purchasePlans: [
        plan('two-weeks', 2, 'WEEK', 15),
        plan('month', 1, 'MONTH', 10),
        plan('two-months', 2, 'MONTH', 5),
      ],
      excerpt: 'Our house roast: cocoa, toasted almond, a little orange at the end.',
      description: [
        'Two washed coffees from Huila and one natural from Sidamo, roasted to just past medium every Wednesday and sent on Thursday.',
        'It makes a round espresso and a clean filter. Whole beans keep for six weeks in the closed bag; ground coffee for two.',
      ],
      alt: 'A green bag of coffee with a paper label and five beans in front of it.',
    },
    {
      sku: 'COFFEE',
      options: ['Weight', 'Grind'],
      price: ({ Weight }) =>
        Weight === '1 kg' ? price(4800, 4400, 7100) : price(1500, 1400, 2200),
      stock: {
        '250 g / Whole bean': 'unlimited',
        '250 g / Filter': 'unlimited',
        '250 g / Espresso': 'unlimited',
        '1 kg / Whole bean': 12,
        '1 kg / Espresso': 0,
      },
    },
  ),
  single(
    {
      urlId: 'decaf-coffee',
      title: 'Slack Water Decaf',
      category,
      tags: ['coffee'],
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      excerpt: 'A bag a month, decaffeinated with sugar cane. Caramel and red apple.',
      description: [
        'Slack water is the quiet hour between tides, which is when we drink this one. The caffeine is taken out at the farm with a spirit made of sugar cane, and the taste stays.',
        '250 g of whole beans, roasted on the first Wednesday of the month and sent on Thursday, until you say stop.',
      ],
      alt: 'A terracotta bag of decaffeinated coffee with a paper label.',
    },
    { sku: 'DECAF', price: price(1600, 1500, 2400), stock: 'unlimited' },
  ),
  single(
    {
      urlId: 'coffee-dripper',
      title: 'Porcelain Dripper Set',
      category,
      tags: ['porcelain', 'coffee'],
      excerpt: 'A ribbed porcelain cone and the glass it stands on, for two cups at a time.',
      description: [
        'Porcelain keeps its heat, and the long ribs let the water run at its own pace. The glass below is marked at one cup and at two.',
        'It takes ordinary number two papers; we put ten in the box.',
      ],
      alt: 'A white porcelain coffee dripper on a glass jug half full of coffee.',
    },
    { sku: 'DRIPPER', price: price(5600, 5200, 8300), stock: 9 },
  ),
  withOptions(
    {
      urlId: 'enamel-kettle',
      title: 'Enamel Kettle',
      category,
      tags: ['enamel'],
      excerpt: 'Two litres of enamelled steel, with a bent-ash grip that stays cool.',
      description: [
        'Good on gas, induction and an open fire. The spout is set high so that you can fill it properly, and it whistles only if you put the whistle in.',
        'Two coats of enamel outside and one within. A chip will not rust if you dry it.',
      ],
      alt: 'An enamelled kettle in {value} with a wooden grip.',
    },
    {
      sku: 'KETTLE',
      options: ['Colour'],
      price: price(8800, 8200, 13100),
      stock: { Chalk: 5, Ochre: 3 },
      pictured: 'Colour',
    },
  ),
  single(
    {
      urlId: 'olive-spoons',
      title: 'Olive-Wood Spoons',
      category,
      tags: ['olive wood', 'gift'],
      excerpt: 'Three spoons from one branch: one to stir, one to taste, one to serve.',
      description: [
        'Cut from prunings in an old grove and carved by hand, so the grain runs down the handle and the spoon does not snap. They get darker and smoother as you use them.',
        'Wash by hand, and rub with oil when they look thirsty.',
      ],
      alt: 'Three carved olive-wood spoons side by side.',
    },
    { sku: 'SPOONS', price: price(3600, 3300, 5300), stock: 3 },
  ),
  withOptions(
    {
      urlId: 'peg-rail',
      title: 'Oak Peg Rail',
      category,
      tags: ['oak'],
      excerpt: 'A plain oak board with turned pegs, for coats, brushes and bunches of herbs.',
      description: [
        'Peg rails make a wall useful without a single drawer. Ours is solid oak with ash pegs, fixed from behind so that no screw shows.',
        'Fixings for brick and for plasterboard are in the box.',
      ],
      alt: 'An oak peg rail with a bunch of dried flowers and a brass ring hanging from it.',
    },
    {
      sku: 'RAIL',
      options: ['Length'],
      price: ({ Length }) =>
        Length === '90 cm, 6 pegs' ? price(9200, 8500, 13700) : price(6600, 6100, 9800),
      stock: { '60 cm, 4 pegs': 10, '90 cm, 6 pegs': 6 },
    },
  ),
  withOptions(
    {
      urlId: 'milking-stool',
      title: 'Milking Stool',
      category,
      tags: ['ash'],
      excerpt: 'Three legs never wobble. Turned ash, oiled or stained black.',
      description: [
        'A seat by the stove, a table by the bath, a step to the top shelf. The legs are wedged through the seat and will tighten as the years go.',
        '44 cm high, 34 cm across. One craftsman makes them, a few a month.',
      ],
      alt: 'A three-legged ash stool in {value}.',
    },
    {
      sku: 'STOOL',
      options: ['Finish'],
      price: price(14800, 13700, 22000),
      stock: { Natural: 1, Black: 0 },
      pictured: 'Finish',
    },
  ),
];
