import type { Page } from 'playwright';
import {
  crumbPlace,
  formOf,
  large,
  productOf,
  selectOf,
  small,
  type SoldProduct,
  type ThemeParts,
} from './page.js';

export interface Habit {
  readonly name: string;
  parts(product: SoldProduct): ThemeParts;
  /** What a shopper does before the press. */
  act?(page: Page): Promise<void>;
  /** Presses; the element's own button by default. */
  press?(page: Page): Promise<void>;
  /** What arrives where the theme shows several lines, or none. */
  readonly sold?: readonly string[];
  /** Whether picker and quantity show it too; not where they are gone or several. */
  readonly isSeen?: false;
}

export const ownButton = 'vitrine-add-to-cart [part~=button]';
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

const swatch = `<button type="button" class="swatch" data-sku="${large}">L</button>`;
const onSwatch = (how: string) => `document.addEventListener('click', (event) => {
  const pressed = event.target.closest('.swatch');
  if (!pressed) return;
  const sku = pressed.dataset.sku;
  ${how}
  theme.show({ sku });
});`;
const change = (element: string) =>
  `${element}.dispatchEvent(new Event('change', { bubbles: true }));`;

/** As jQuery's: its own handlers and \`on…\` are called, listeners of the browser are not. */
const jQuery = `const $ = (element) => ({ val(value) { element.value = value; return this; },
  trigger(type) { if (element['on' + type]) element['on' + type](); return this; } });`;

/** Twenty and more habits of themes and plug-ins. */
export const habits: readonly Habit[] = [
  {
    name: 'swatches set the wrapped select and dispatch change',
    parts: () => ({ after: swatch, script: onSwatch(`select.value = sku; ${change('select')}`) }),
    act: click('.swatch'),
  },
  {
    name: 'swatches set the wrapped select by jQuery, whose trigger no listener hears',
    isSeen: false,
    parts: () => ({
      after: swatch,
      script: jQuery + onSwatch(`$(select).val(sku).trigger('change');`),
    }),
    act: click('.swatch'),
  },
  {
    name: 'a stepper sets the number and dispatches input and change',
    parts: () => ({
      after: '<button type="button" class="plus">+</button>',
      script: `document.querySelector('.plus').onclick = () => {
        number.value = Number(number.value) + 1;
        for (const type of ['input', 'change']) number.dispatchEvent(new Event(type, { bubbles: true }));
        theme.show({ quantity: Number(number.value) });
      };`,
    }),
    act: async (page) => {
      await click('.plus')(page);
      await click('.plus')(page);
    },
  },
  {
    name: 'a stepper calls stepUp() and dispatches nothing',
    isSeen: false,
    parts: () => ({
      after: '<button type="button" class="plus">+</button>',
      script: `document.querySelector('.plus').onclick = () => { number.stepUp(); theme.show({ quantity: Number(number.value) }); };`,
    }),
    act: click('.plus'),
  },
  {
    name: 'a sticky bar outside the form has its button',
    parts: () => ({
      fields: '<input name="engraving" value="ANNA">',
      after: '<div class="bar"><button form="pf">Buy</button></div>',
      script: `theme.show({ fields: { engraving: 'ANNA' } });`,
    }),
    press: click('.bar button'),
  },
  {
    name: 'a sticky bar has an element outside the form',
    parts: () => ({
      fields: '<input name="engraving" value="ANNA">',
      after:
        '<div class="bar"><vitrine-add-to-cart><button form="pf">Buy</button></vitrine-add-to-cart></div>',
      script: `theme.show({ fields: { engraving: 'ANNA' } });`,
    }),
    press: click(`.bar ${ownButton}`),
  },
  {
    name: 'an AJAX cart wraps fetch and adds a header',
    parts: () => ({
      after: swatch,
      script:
        `const own = window.fetch;
      window.fetch = function (input, init) {
        init = init || {};
        init.headers = Object.assign({ 'X-Trace': '1' }, init.headers);
        return own.call(this, input, init);
      };` + onSwatch(`select.value = sku; ${change('select')}`),
    }),
    act: click('.swatch'),
  },
  {
    name: 'a script wraps XMLHttpRequest',
    parts: () => ({
      after: swatch,
      script:
        `const { open, send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (...rest) { this.traced = true; return open.apply(this, rest); };
      XMLHttpRequest.prototype.send = function (body) { this.setRequestHeader('X-Trace', '1'); return send.call(this, body); };` +
        onSwatch(`select.value = sku; ${change('select')}`),
    }),
    act: click('.swatch'),
  },
  {
    name: 'scripts are delayed until the first press, which is swallowed and repeated',
    isSeen: false,
    parts: () => ({
      library: '',
      script: `addEventListener('click', (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        const { target } = event;
        const script = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/vitrine.js' });
        script.onload = () => target.click();
        document.head.append(script);
      }, { once: true, capture: true });`,
    }),
    press: click('vitrine-add-to-cart button'),
  },
  {
    name: 'a loader sets the pictures late',
    parts: () => ({
      after: `<vitrine-gallery design="slideshow"><ul>${['dune-mug-oat', 'harbour-teapot']
        .map(
          (name) =>
            `<li><img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" data-src="/images/${name}.svg" alt="" width="80" height="100"></li>`,
        )
        .join('')}</ul></vitrine-gallery>`,
    }),
    act: async (page) => {
      const strip = page.locator('vitrine-gallery [part~=thumbnail] img');
      await strip.first().scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
          image.src = image.dataset['src'] ?? '';
        }
      });
      await page.locator('vitrine-gallery [part~=thumbnail] img[src*="harbour-teapot"]').waitFor();
    },
  },
  {
    name: 'the form is written again as HTML with another variant',
    parts: (product) => ({
      after: swatch,
      script: `const next = ${JSON.stringify(formOf(product, {}, large).replace(/^<form[^>]*>|<\/form>$/g, ''))};
      ${onSwatch('form.innerHTML = next;')}`,
    }),
    act: click('.swatch'),
  },
  {
    name: 'the product is exchanged as Turbo does',
    parts: (product) => ({
      after: swatch,
      script: `const next = ${JSON.stringify(productOf(product, formOf(product, {}, large))).replaceAll('</script', '<\\/script')};
      ${onSwatch(`const body = document.body.cloneNode(true);
        body.querySelector('.product').outerHTML = next;
        document.documentElement.replaceChild(body, document.body);`)}`,
    }),
    act: click('.swatch'),
  },
  {
    name: 'the form is morphed to the server’s with another variant',
    parts: (product) => ({
      after: swatch,
      script: `const next = ${JSON.stringify(formOf(product, {}, large))};
      ${onSwatch('Idiomorph.morph(form, next);')}`,
    }),
    act: click('.swatch'),
  },
  {
    name: 'a carousel clones the product, and the clone is pressed',
    isSeen: false,
    parts: () => ({}),
    act: (page) =>
      page.evaluate(() => {
        const product = document.querySelector('.product')!;
        product.after(product.cloneNode(true));
      }),
    press: (page) => page.locator(ownButton).nth(1).click(),
  },
  {
    name: 'the button is disabled',
    parts: () => ({ script: `form.querySelector('button').disabled = true;` }),
    press: (page) =>
      page
        .locator(ownButton)
        .first()
        .evaluate((button: HTMLElement) => button.click()),
    sold: [],
  },
  {
    name: 'the button is disabled, and enabled after a choice',
    parts: () => ({
      after: swatch,
      script:
        `const button = form.querySelector('button'); button.disabled = true;` +
        onSwatch(`select.value = sku; ${change('select')} button.disabled = false;`),
    }),
    act: click('.swatch'),
  },
  {
    name: 'the button’s words change to Pre-order',
    parts: () => ({
      after: swatch,
      script: onSwatch(
        `select.value = sku; ${change('select')} form.querySelector('button').textContent = 'Pre-order';`,
      ),
    }),
    act: async (page) => {
      await click('.swatch')(page);
      await page.locator(ownButton, { hasText: 'Pre-order' }).waitFor({ timeout: 5_000 });
    },
  },
  {
    name: 'values are set without an event, then the form is sent by requestSubmit()',
    parts: () => ({
      after: '<button type="button" class="quick">Three large</button>',
      script: `document.querySelector('.quick').onclick = () => {
        select.value = '${large}'; number.value = 3; theme.show({ sku: '${large}', quantity: 3 });
        form.requestSubmit();
      };`,
    }),
    press: click('.quick'),
  },
  {
    name: 'a list takes the place of the select, which is hidden',
    parts: (product) => ({
      select: selectOf(product).replace('<select', '<select style="display:none"'),
      after: `<ul><li class="swatch" data-sku="${large}">L</li></ul>`,
      script: onSwatch(`select.value = sku; ${change('select')}`),
    }),
    act: click('.swatch'),
  },
  {
    name: 'a limit of the quantity comes later',
    parts: () => ({
      script: `setTimeout(() => { number.max = 2; theme.show({ quantity: 2 }); }, 0);`,
    }),
    act: async (page) => {
      const plus = page.locator('vitrine-quantity [part~=increase]');
      // By script, because a press that does nothing is no press to Playwright.
      for (let presses = 0; presses < 4; presses += 1) {
        await plus.evaluate((button: HTMLElement) => button.click());
      }
    },
  },
  {
    name: 'terms have to be accepted, and are not',
    parts: () => ({ fields: '<label><input type="checkbox" name="terms" required> Terms</label>' }),
    sold: [],
  },
  {
    name: 'terms have to be accepted, and are',
    parts: () => ({
      fields: '<label><input type="checkbox" name="terms" required> Terms</label>',
      script: `form.terms.onchange = () => theme.show({ fields: { terms: 'on' } });`,
    }),
    act: click('[name=terms]'),
  },
  {
    name: 'a script writes a hidden field',
    parts: () => ({
      fields: '<input type="hidden" name="wrap" value="">',
      after: '<button type="button" class="theme-wrap">Wrap it</button>',
      script: `document.querySelector('.theme-wrap').onclick = () => { form.wrap.value = 'gold'; theme.show({ fields: { wrap: 'gold' } }); };`,
    }),
    act: click('.theme-wrap'),
  },
  {
    name: 'the form is reset after a choice',
    parts: () => ({
      after: `${swatch}<button type="button" class="clear">Clear</button>`,
      script:
        onSwatch(`select.value = sku; number.value = 3; ${change('select')} ${change('number')}`) +
        `document.querySelector('.clear').onclick = () => { form.reset(); theme.show({ sku: '${small}', quantity: 1 }); };`,
    }),
    act: async (page) => {
      await click('.swatch')(page);
      await click('.clear')(page);
    },
  },
  {
    name: 'the address names the variant',
    parts: () => ({
      after: swatch,
      script: onSwatch(`history.pushState(null, '', '?variant=' + sku);
        select.value = new URLSearchParams(location.search).get('variant'); ${change('select')}`),
    }),
    act: click('.swatch'),
  },
  {
    name: 'a bundle sends two forms',
    isSeen: false,
    parts: (product) => ({
      after: `<form id="second" method="post" action="/api/commerce/shopping-cart/entries">
<input type="hidden" name="itemId" value="${product.id}"><input type="hidden" name="crumb" value="${crumbPlace}">
<input type="hidden" name="sku" value="${large}"><vitrine-add-to-cart product-id="${product.id}"><button>Add</button></vitrine-add-to-cart></form>
<button type="button" class="bundle">Both</button>`,
      script: `document.querySelector('.bundle').onclick = () => {
        for (const id of ['pf', 'second']) document.getElementById(id).requestSubmit();
      };`,
    }),
    press: click('.bundle'),
    sold: [`1 × ${large}`, `1 × ${small}`],
  },
  {
    name: 'a guard against double submits disables the button',
    parts: () => ({
      script: `form.addEventListener('submit', () => {
        const button = form.querySelector('button');
        button.disabled = true;
        setTimeout(() => (button.disabled = false), 1000);
      });`,
    }),
    press: (page) => page.locator(ownButton).first().dblclick(),
  },
  {
    name: 'an observer puts the form into another order',
    parts: () => ({
      after: swatch,
      script:
        `const sort = () => { const quantity = form.querySelector('vitrine-quantity');
          if (form.firstElementChild !== quantity) form.prepend(quantity); };
        new MutationObserver(sort).observe(form, { childList: true, subtree: true, attributes: true });
        sort();` + onSwatch(`select.value = sku; ${change('select')}`),
    }),
    act: click('.swatch'),
  },
];
