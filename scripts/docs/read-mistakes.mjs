import { Window } from 'happy-dom';

const page = { protocol: 'https:', origin: 'https://page.example' };
const shop = 'https://shop.example';

/** The evidence that a page can find about a call without an answer, by its cause. */
const evidence = {
  'The page was opened from a file.': { page: { ...page, protocol: 'file:' } },
  "The page's policy forbids calls to the shop.": { isForbidden: true },
  'The shop does not list the origin of the page.': { isThere: true },
  'The page is over https, the shop is not.': { shop: 'http://shop.example' },
  'The shop is away, or `data-api` is not its address.': { hasNetwork: true },
};

/** The sentences that authors of pages read in the console, by the functions that make them. */
export async function readMistakes(sources) {
  const { judge } = await sources.load('core/diagnosis/judge.ts');
  const { attributeMistakes, missingProduct, valueMistake } = await sources.load(
    'widgets/mistakes/sentences/index.ts',
  );
  const calls = Object.entries(evidence).map(([when, known]) => ({
    when,
    sentence: judge({
      page,
      shop,
      isForbidden: false,
      isThere: false,
      isReadable: false,
      hasNetwork: false,
      ...known,
    })?.sentence,
  }));
  const values = [
    ['A number is no number.', 'vitrine-add-to-cart', 'added-delay', 'soon', { kind: 'number' }],
    [
      'A value is not in the list.',
      'vitrine-add-to-cart',
      'after-add',
      'chekout',
      { kind: 'choice', values: ['stay', 'cart', 'drawer'] },
    ],
    ['An address is none.', 'vitrine-cart-pill', 'href', 'http://', { kind: 'address' }],
    ['JSON cannot be read.', 'vitrine-form', 'schema', '{', { kind: 'json' }],
  ].map(([when, ...value]) => ({ when, sentence: valueMistake(...value) }));
  const { document } = new Window();
  class Checked extends document.defaultView.HTMLElement {
    static observedAttributes = ['product-id', 'after-add'];
  }
  document.defaultView.customElements.define('vitrine-add-to-cart', Checked);
  const button = document.createElement('vitrine-add-to-cart');
  document.body.append(button);
  const all = [
    ...calls,
    ...values,
    { when: 'An attribute is misspelt.', sentence: attributeMistakes(button, ['after-ad'])[0] },
    {
      when: 'A button does not know its product.',
      sentence: withDocument(document, () => missingProduct(button)),
    },
  ];
  const silent = all.find(({ sentence }) => !sentence);
  if (silent) throw new Error(`No sentence is said any more: ${silent.when}`);
  return all;
}

/** Runs what asks for classes and an address by their global names. */
function withDocument({ defaultView }, run) {
  const names = {
    ShadowRoot: defaultView.ShadowRoot,
    HTMLFormElement: defaultView.HTMLFormElement,
    location: new URL('https://page.example/mugs'),
  };
  Object.assign(globalThis, names);
  try {
    return run();
  } finally {
    for (const name of Object.keys(names)) Reflect.deleteProperty(globalThis, name);
  }
}
