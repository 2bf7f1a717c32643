import type { ShopSite } from 'vitrine-shop';

/** In the recommended order. */
export const lessons: NonNullable<ShopSite['lessons']> = [
  {
    urlId: 'wedging',
    title: 'Wedging, until it goes quiet',
    minutes: 9,
    isOpen: true,
    excerpt:
      'Before the wheel there is the bench: how to get the air out of a kilo of clay, and how to hear when it is gone.',
    alt: 'A lump of red clay, cut once, and a wire with two wooden handles.',
    words: [
      'Cut the lump in two with the wire and look at the faces. Every small hole is a bubble that will open under your thumb later, usually on the good one. Slam one half onto the other and push from the shoulders, not from the wrists.',
      'Turn, push, turn, push. After about forty turns the sound changes: the slap goes dull. That is the air leaving. Cut again; if the face is smooth, stop. More is not better, it only dries the clay.',
      'Roll it into a ball, pat it round, and keep it under a damp cloth until the wheel is free.',
    ],
    needs: [
      { name: 'A kilo of stoneware clay' },
      { name: 'A cutting wire' },
      { name: 'A damp tea towel', url: '/shop/linen-tea-towel' },
    ],
  },
  {
    urlId: 'first-bowl',
    title: 'A first bowl on the wheel',
    minutes: 24,
    isOpen: false,
    excerpt:
      'Centring, opening and three slow pulls. It will be heavy, and you will eat out of it for years.',
    alt: 'A freshly thrown pot on a turning wheel.',
    words: [
      'Centring is leaning, not pressing. Elbows on your knees, the left hand steady as a fence post, and let the clay come to it. When the wobble stops, so do you.',
      'Open with one thumb, down to a finger above the wheel. Then three pulls, each as slow as a breath: the wall grows between two fingertips, and the wheel slows a little each time.',
      'Leave the rim a little thicker than you would like. It is what the lip meets, and what chips first.',
    ],
    needs: [
      { name: 'A ball of wedged clay, 600 g', url: '/lessons/wedging' },
      { name: 'An apron you can wipe hands on', url: '/shop/workshop-apron' },
      { name: 'A bowl to look at', url: '/shop/tide-bowl' },
    ],
  },
  {
    urlId: 'bare-foot',
    title: 'Trimming a bare foot',
    minutes: 14,
    isOpen: false,
    excerpt:
      'Why our mugs stand on unglazed clay, and how to turn that foot so that it neither rocks nor scratches.',
    alt: 'Three speckled mugs in oat, slate and fern with unglazed feet.',
    words: [
      'Leather-hard is the moment: the mug no longer bends, and your nail still leaves a mark. Turn it over, centre it, and hold it with three lumps of soft clay.',
      'Begin from the outside and come in with the wide end of the tool. Tap as you go: a hollow sound means that the floor is getting thin.',
      'Wax the foot before glazing, a finger’s breadth up. What the wax keeps bare feels like the beach, and that is the point.',
    ],
    needs: [
      { name: 'A turning tool' },
      { name: 'A mug with its foot done', url: '/shop/dune-mug' },
    ],
  },
  {
    urlId: 'a-hem-that-holds',
    title: 'A hem that holds',
    minutes: 17,
    isOpen: false,
    excerpt:
      'Linen frays if you let it. A rolled hem by hand, with one thread, on one towel, in one evening.',
    alt: 'A length of pale linen with a line of blue stitches, a needle and a spool of thread.',
    words: [
      'Pull one thread out along the edge: the gap it leaves is a straighter line than any ruler gives you. Cut along it.',
      'Roll a few millimetres between finger and thumb, roll again, and catch one thread of the cloth, then slide the needle through the roll. Ten stitches, then pull gently: the hem closes by itself.',
      'Wash it hot once before it is used. Linen that has shrunk already is linen that lies flat.',
    ],
    needs: [
      { name: 'A towel to practise on', url: '/shop/linen-tea-towel' },
      { name: 'A long thin needle and linen thread' },
    ],
  },
  {
    urlId: 'gold-in-the-seam',
    title: 'Gold in the seam',
    minutes: 21,
    isOpen: false,
    excerpt:
      'A broken bowl is not over. Glue, patience, and a line of brass that makes the crack the best part.',
    alt: 'A dark bowl whose cracks are filled with gold.',
    words: [
      'Lay the pieces out dry and put them together in your head first; the last piece has to have a way in. Number them with pencil on the inside.',
      'A thin line of glue on one side only. Hold for as long as it takes to read this page twice, then stand it in a box of rice until tomorrow.',
      'Then the brass: mixed into the varnish, drawn along the seam with the thinnest brush you own. Do not aim for even. Aim for once.',
    ],
    needs: [
      { name: 'A bowl that fell' },
      { name: 'Or let us do it', url: '/shop/mending-service' },
    ],
  },
  {
    urlId: 'dry-grass',
    title: 'Grass in a narrow neck',
    minutes: 8,
    isOpen: false,
    excerpt:
      'Three stems, one vase, and where to stop. The shortest lesson, and the one we are asked about most.',
    alt: 'Two round-bellied vases with dry grass.',
    words: [
      'Cut marram in September, on a dry day, above the third joint. Hang it head down for a week, away from the sun, or it goes pale.',
      'Put the tallest stem in first and let it lean where it wants. The second goes against it, the third between. Turn the vase until one of them points at the window.',
      'If you are thinking of a fourth, take one out instead.',
    ],
    needs: [{ name: 'A vase with a narrow neck', url: '/shop/reed-vase' }],
  },
];
