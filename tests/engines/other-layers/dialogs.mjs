/* global one */
const press = async (tab, spec) => {
  await tab.until((wanted) => one(wanted) !== null, [spec]);
  // Lazy ones mount near the window.
  await tab.until(
    (wanted) => {
      const found = one(wanted);
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const host =
        found.getRootNode().host ??
        found.closest('vitrine-product-image, vitrine-quick-view, vitrine-gallery');
      return !host || host.matches(':state(ready)');
    },
    [spec],
  );
  await tab.eval((wanted) => {
    one(wanted).focus();
    one(wanted).click();
  }, spec);
};

/** Puts an element of the library into the page, which the loader takes over: `[tag, attributes, …children]`. */
const insert = (tab, tree) =>
  tab.eval((given) => {
    const build = ([tag, attributes, ...children]) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...children.map((child) => (Array.isArray(child) ? build(child) : child)));
      return element;
    };
    document.querySelector('main').prepend(build(given));
  }, tree);

const openByMethod = async (tab, css) => {
  await tab.until((wanted) => document.querySelector(wanted)?.matches(':state(ready)'), [css]);
  await tab.eval((wanted) => document.querySelector(wanted).open(), css);
};

const address = '/images/dune-mug-oat.svg';
const picture = ['img', { src: address, alt: 'Mug', width: '800', height: '1000' }];
const gallery = [
  'vitrine-gallery',
  { lightbox: '', load: 'eager' },
  ['ul', { role: 'list' }, ['li', {}, ['figure', {}, ['a', { href: address }, picture]]]],
];
const popup = [
  'vitrine-popup',
  { load: 'eager', manual: '', heading: 'Letters' },
  ['label', {}, 'Email ', ['input', { type: 'email' }]],
];

/** Every dialog of the library: the page, what is done there once, how it opens, and its element. */
export const dialogs = {
  popup: {
    page: '/about',
    prepare: (tab) => insert(tab, popup),
    open: (tab) => openByMethod(tab, 'vitrine-popup'),
    dialog: 'vitrine-popup >>> dialog',
  },
  'cart drawer': {
    page: '/',
    open: (tab) => tab.eval(() => void window.vitrine.actions.openCart()),
    dialog: 'vitrine-cart-drawer >>> dialog',
  },
  'quick view': {
    page: '/',
    open: (tab) =>
      press(
        tab,
        'vitrine-quick-view[product-id="item-tide-bowl"] a, vitrine-quick-view[product-id="item-tide-bowl"] button',
      ),
    dialog: 'vitrine-quick-view >>> dialog',
  },
  instalments: {
    page: '/shop/harbour-teapot',
    open: (tab) => press(tab, { css: 'vitrine-instalments >>> button', text: '/Learn more/' }),
    dialog: 'vitrine-instalments >>> dialog',
  },
  'pictures of a product': {
    page: '/shop/dune-mug',
    open: (tab) => press(tab, '.product vitrine-product-image >>> [part=link]'),
    dialog: 'vitrine-product-image >>> dialog',
  },
  'pictures of a gallery': {
    page: '/about',
    prepare: (tab) => insert(tab, gallery),
    open: (tab) => press(tab, 'vitrine-gallery a'),
    dialog: 'vitrine-gallery >>> dialog',
  },
  'photos of a review': {
    page: '/shop/marram-throw',
    prepare: (tab) => tab.mounted('vitrine-reviews'),
    open: (tab) => press(tab, 'vitrine-reviews >>> .photos button'),
    dialog: 'vitrine-reviews >>> dialog',
  },
  'product form': {
    page: '/shop/letterpress-cards',
    open: (tab) => press(tab, '.product vitrine-add-to-cart:not([express]) >>> [part~=button]'),
    dialog: '.vitrine-form-dialog',
  },
  'failed add': {
    page: '/shop/salt-cellar',
    prepare: (tab) =>
      tab.eval(() => {
        const real = window.fetch;
        const refusal = () =>
          new Response('{"error":"No."}', {
            status: 400,
            headers: { 'Content-Type': 'application/json' },
          });
        window.fetch = (input, options) =>
          /\/shopping-cart\/entries/.test(input.url ?? input)
            ? Promise.resolve(refusal())
            : real(input, options);
      }),
    // Once it no longer shows the failure of before.
    open: (tab) =>
      press(tab, { css: '.product vitrine-add-to-cart >>> button', text: 'Add To Cart' }),
    dialog: 'vitrine-add-to-cart >>> dialog',
  },
  "question of an agent's call": {
    page: '/shop/salt-cellar',
    prepare: (tab) =>
      tab.eval(() => {
        const tools = (window.tools = []);
        const value = { registerTool: (tool) => tools.push(tool) };
        Object.defineProperty(document, 'modelContext', { value, configurable: true });
        window.vitrine.configure({ agentTools: true });
      }),
    open: async (tab) => {
      await tab.until(() => window.tools.some(({ name }) => name === 'sign_up_for_restock'));
      await tab.eval(
        () =>
          void window.tools
            .find(({ name }) => name === 'sign_up_for_restock')
            .execute({ email: 'ada@example.com' }),
      );
    },
    dialog: 'body > div >>> dialog',
  },
};
