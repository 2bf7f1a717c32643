import { picture, post } from './build.js';

export const shopJournal = [
  post('salt-at-the-table', {
    title: 'Salt at the table',
    on: '2026-11-14',
    excerpt:
      'Why our salt cellar has a lid you can lift with one hand, and a mouth for three fingers.',
    words: [
      'People who cook reach for salt forty times a day, and nearly always with a wet hand. A lid that needs two hands is a lid that stays off. Ours is turned from oak, a little too heavy to blow away and light enough to lift with a thumb.',
      'The rim is bare clay, because glaze gets slippery when it is wet. If the salt clumps, put a few grains of rice at the bottom and cover them.',
      'The <a href="/shop/salt-cellar">salt cellar</a> is thrown in batches of thirty. Every one holds a full box.',
    ],
    picture: picture('journal-first-bowl', 'A freshly thrown pot on a turning wheel.', {
      wide: true,
      focus: [0.5, 0.6],
    }),
    categories: ['Making'],
    tags: ['stoneware', 'kitchen'],
    starred: true,
  }),
  post('a-bare-foot', {
    title: 'A bare foot',
    on: '2026-10-20',
    excerpt:
      'The ring at the bottom of a mug is the last thing we do by hand, and the first that people ask about.',
    words: [
      'Glaze runs. In the kiln it turns to glass and goes where it likes, and what it likes is to glue a mug to its shelf. So the foot stays bare, wiped twice with a wet sponge.',
      'It is also where a pot shows what it is made of. Turn yours over: the small dark specks are iron, and no two feet have the same.',
      'It takes on the colour of tea within a year. Baking soda brings it back, if you want it back.',
    ],
    picture: picture(
      'journal-bare-foot',
      'Three speckled mugs in oat, slate and fern with unglazed feet.',
      {
        wide: true,
        focus: [0.45, 0.7],
      },
    ),
    categories: ['Making'],
    tags: ['stoneware'],
  }),
  post('cup-and-saucer', {
    title: 'Somebody else’s tea',
    on: '2026-10-02',
    excerpt:
      'The UK Tea & Infusions Association on how long a leaf should stand in water. We do not agree on the milk.',
    words: ['A link to read with a cup beside you.'],
    source: 'https://www.tea.co.uk/',
    categories: ['Places'],
    tags: ['tea'],
  }),
  post('dry-grass', {
    title: 'Dry grass',
    on: '2026-09-11',
    excerpt: 'The colour of the throw comes from the bank behind the workshop.',
    words: [
      'Marram grass holds the dunes together. In July it is the colour of straw; by October it is nearly white. The <a href="/shop/marram-throw">throw</a> is somewhere in between.',
      'We dyed eleven yarns before one looked right next to a handful of the real thing, and then the weather changed.',
    ],
    picture: picture('journal-dry-grass', 'Two round-bellied vases with dry grass.', {
      wide: true,
      focus: [0.62, 0.4],
    }),
    categories: ['Places'],
    tags: ['textiles', 'colour'],
  }),
  post('wedging', {
    title: 'Twenty minutes before anything happens',
    on: '2026-07-30',
    excerpt: 'Wedging looks like bread and feels like work.',
    words: [
      'Clay from the bag has air in it, and air breaks pots in the kiln. Wedging pushes it out.',
      'Our rule: stop when your shoulders know, then do ten more. The first of our <a href="/lessons/wedging">lessons</a> shows how it sounds when it is done.',
    ],
    picture: picture(
      'journal-wedging',
      'A lump of red clay, cut once, and a wire with two wooden handles.',
      {
        wide: true,
      },
    ),
    by: 'Tobias Lund',
    categories: ['Making'],
    tags: ['clay', 'lessons'],
  }),
  post('gold-in-the-seam', {
    title: 'Gold in the seam',
    on: '2026-05-18',
    excerpt: 'Three bowls came back in pieces this spring. Two of them are better now.',
    words: [
      'The third had a piece missing, and we could not bring ourselves to make a new one. It holds keys.',
      'What a mend costs depends on the number of pieces; the <a href="/shop/mending-service">mending service</a> asks for a photograph first.',
    ],
    picture: picture('journal-gold-in-the-seam', 'A dark bowl whose cracks are filled with gold.', {
      wide: true,
      focus: [0.5, 0.45],
    }),
    categories: ['Mending'],
    tags: ['mending', 'colour'],
    isClosed: true,
  }),
  post('winter-firing', {
    title: 'The winter firing',
    on: '2026-12-21',
    excerpt: 'What came out of the kiln on the shortest day.',
    words: ['Written on the day itself, when we know.'],
    categories: ['Making'],
    status: 'Scheduled',
  }),
  post('new-glazes', {
    title: 'Four glazes that did not make it',
    on: '2026-11-01',
    excerpt: 'One of them ate a shelf.',
    words: ['Photographs are missing still.'],
    categories: ['Making'],
    status: 'Needs Review',
  }),
];
