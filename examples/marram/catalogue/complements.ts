/** What goes with a product, by handle; the first three that are in stock are shown. */
export const complements: Readonly<Record<string, readonly string[]>> = {
  'beeswax-tapers': ['dusk-candle', 'lantern-lamp'],
  'coffee-dripper': ['enamel-kettle', 'dune-mug', 'olive-spoons'],
  'dune-mug': ['coffee-dripper', 'linen-tea-towel', 'salt-cellar'],
  'enamel-kettle': ['coffee-dripper', 'harbour-teapot'],
  'harbour-teapot': ['dune-mug', 'olive-spoons', 'linen-tea-towel'],
  'letterpress-cards': ['field-notebook', 'wall-calendar'],
  'olive-spoons': ['salt-cellar', 'tide-bowl', 'peg-rail'],
  'reed-vase': ['beeswax-tapers', 'linen-cushion'],
  'salt-cellar': ['olive-spoons', 'shore-plates', 'harbour-teapot'],
  'shore-plates': ['salt-cellar', 'olive-spoons', 'linen-tea-towel'],
  'tide-bowl': ['olive-spoons', 'salt-cellar'],
};
