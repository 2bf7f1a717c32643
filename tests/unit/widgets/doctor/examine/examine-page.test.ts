import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  examinePage,
  type ElementDiagnosis,
  type Evidence,
} from '../../../../../widgets/doctor/index.js';

const evidence: Evidence = {
  tags: ['vitrine-product', 'vitrine-price', 'vitrine-add-to-cart'],
  reports: [],
  hasLoader: true,
  version: '1.0.0',
  apiOrigin: 'https://shop.example',
  settings: { api: 'https://shop.example' },
  locale: 'en-US',
  currency: 'USD',
  texts: {},
  answer: { isShop: true, says: 'https://shop.example answers (status 200).' },
  violations: [],
  refusesStorage: false,
  refusesCookies: false,
  isFramed: false,
  hasOrigin: true,
};

/** Tags that other tests have not taken. */
let serial = 0;
function define(members: object = {}, statics: object = {}): string {
  const tag = `vitrine-doctor-test-${++serial}`;
  class Probe extends HTMLElement {}
  Object.assign(Probe, statics);
  Object.defineProperties(Probe.prototype, Object.getOwnPropertyDescriptors(members));
  customElements.define(tag, Probe);
  return tag;
}

function examine(html: string, changes: Partial<Evidence> = {}): readonly ElementDiagnosis[] {
  document.body.innerHTML = html;
  return examinePage(document, { ...evidence, ...changes }).elements;
}

const textOf = ({ state, reasons }: ElementDiagnosis) =>
  [state, ...reasons.flatMap(({ says, fix }) => [says, ...(fix ? [`→ ${fix}`] : [])])].join(' | ');

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('an element', () => {
  it('cannot be in a form with a field that hides a member which React reads', () => {
    const tag = define();
    const [one] = examine(`<form><${tag}></${tag}><input name="parentNode"></form>`);
    expect(textOf(one!)).toContain('is named "parentNode"');
    const [other] = examine(`<form><${tag}></${tag}><input name="elements"></form>`);
    expect(textOf(other!)).not.toContain('is named');
  });

  it.each<[what: string, html: string, changes: Partial<Evidence>, says: string]>([
    [
      'of a misspelt tag',
      '<vitrine-prise></vitrine-prise>',
      {},
      'unknown tag | There is no element <vitrine-prise>. Did you mean <vitrine-price>? | → Write <vitrine-price>.',
    ],
    [
      'of a tag like no other',
      '<vitrine-zzzzzzzz></vitrine-zzzzzzzz>',
      {},
      'unknown tag | There is no element <vitrine-zzzzzzzz>. | → Look up its name in the list of elements.',
    ],
    [
      'that nothing defines',
      '<vitrine-price></vitrine-price>',
      { hasLoader: false },
      "not fetched | Nothing on this page defines <vitrine-price>. | → Add the script tag of the loader, or import 'vitrine/elements/price'.",
    ],
    [
      'for an interaction',
      '<vitrine-price load="interaction"></vitrine-price>',
      {},
      'not fetched | load="interaction": it is fetched when a shopper points at it, presses it or focuses it. | → To have it earlier, write load="eager".',
    ],
    [
      'for idle time',
      '<vitrine-price load="idle"></vitrine-price>',
      {},
      'not fetched | load="idle": it is fetched when the browser is idle.',
    ],
    [
      'on its way',
      '<vitrine-price></vitrine-price>',
      {},
      'not fetched | It is being fetched. | → If this stays, look for its chunk in the network panel.',
    ],
    [
      'that nobody needs yet',
      '<vitrine-product product="mug"></vitrine-product>',
      {},
      'not fetched | It is fetched with the first element that needs its product.',
    ],
    [
      'whose chunk is gone',
      '<vitrine-price></vitrine-price>',
      {
        reports: [
          {
            where: 'vitrine-price could not be loaded; its no-script content stays',
            says: 'Failed to fetch',
          },
        ],
      },
      'could not be fetched | Its code could not be fetched. | → Look for its chunk in the network panel: chunks/ has to be beside the script, and script-src has to allow it. | Failed to fetch',
    ],
  ])('%s', (_what, html, changes, says) => {
    expect(textOf(examine(html, changes)[0]!)).toContain(says);
  });

  it('out of view says when it is fetched', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, innerHeight + 300, 10, 10),
    );
    expect(textOf(examine('<vitrine-price></vitrine-price>')[0]!)).toContain(
      'It is out of view: it is fetched 256 pixels before it comes into view.',
    );
  });

  it('is ready in its state, with its other states', () => {
    const tag = define();
    vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) =>
      [':state(ready)', ':state(sold-out)'].includes(selector),
    );
    const [element] = examine(`<${tag}></${tag}>`);
    expect(element).toMatchObject({ state: 'ready', states: ['sold-out'], reasons: [] });
  });

  it('has failed when it shows its error slot', () => {
    const tag = define();
    document.body.innerHTML = `<${tag}></${tag}>`;
    const root = document.body.firstElementChild!.attachShadow({ mode: 'open' });
    root.innerHTML = '<slot name="error"><slot></slot></slot>';
    const [element] = examinePage(document, evidence).elements;
    expect(textOf(element!)).toContain('failed | It threw an error');
  });

  it('waits with what it was given wrong, each mistake once', () => {
    const attributes = new Map([['after-add', { prop: { kind: 'choice', values: ['stay'] } }]]);
    const tag = define({}, { observedAttributes: ['after-add', 'quantity'], attributes });
    const [element] = examine(`<${tag} qantity="2" after-add="go"></${tag}>`, {
      reports: [
        { where: tag, says: `<${tag} after-add="go"> is none of stay. It is left out.` },
        { where: tag, says: `<${tag} after-add="other"> is none of stay. It is left out.` },
      ],
    });
    expect(element!.state).toBe('waiting');
    expect(element!.reasons.filter(({ isMistake }) => isMistake).map(({ says }) => says)).toEqual([
      `<${tag}> has no attribute "qantity". Did you mean "quantity"?`,
      `<${tag} after-add="go"> is none of stay. It is left out.`,
    ]);
  });

  it('without a product says where to put it', () => {
    const attributes = new Map([['product-id', { prop: { kind: 'string' } }]]);
    const tag = define({}, { attributes });
    const [alone, named] = examine(`<${tag}></${tag}><${tag} product-id="a"></${tag}>`);
    expect(textOf(alone!)).toContain('It is about no product. | → Put it into a <vitrine-product');
    expect(textOf(named!)).not.toContain('no product');
  });

  it('hears only reports of its own number', () => {
    const tag = define();
    const says = `<${tag} number 2 of /> is wrong`.replace('>', '').replace(' number', '> number');
    const [first, second] = examine(`<${tag}></${tag}><${tag}></${tag}>`, {
      reports: [{ where: tag, says }],
    });
    expect(first!.reasons.map((reason) => reason.says)).not.toContain(says);
    expect(second!.reasons.map((reason) => reason.says)).toContain(says);
  });

  it('is found in open shadow roots, and named by them', () => {
    document.body.innerHTML = '<vitrine-price></vitrine-price><x-card></x-card>';
    const root = document.querySelector('x-card')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<vitrine-price></vitrine-price>';
    expect(examinePage(document, evidence).elements.map(({ name }) => name)).toEqual([
      '<vitrine-price> number 1',
      '<vitrine-price> number 1 in the shadow root of <x-card>',
    ]);
  });
});

describe('the page', () => {
  const says = (changes: Partial<Evidence>, html = '') => {
    document.body.innerHTML = html;
    return examinePage(document, { ...evidence, ...changes }).page.map(
      ({ about, reason }) => `${reason.isMistake ? '! ' : ''}${about}: ${reason.says}`,
    );
  };
  const script = (api: string) =>
    `<script type="text/plain" src="https://cdn.example/vitrine.js" data-api="${api}"></script>`;

  it.each<[what: string, changes: Partial<Evidence>, html: string, line: string]>([
    ['no script tag', { hasLoader: false }, '', 'Script tag: None'],
    [
      'its script tag',
      {},
      script('https://shop.example'),
      'Script tag: https://cdn.example/vitrine.js data-api="https://shop.example"',
    ],
    [
      'a second shop',
      {},
      script('https://other.example'),
      '! Script tag: https://cdn.example/vitrine.js data-api="https://other.example" names another shop than the first.',
    ],
    ['its version', {}, '', 'Version: 1.0.0'],
    ['the answer of the shop', {}, '', 'Shop: https://shop.example answers (status 200).'],
    ['a shop being asked', { answer: null }, '', 'Shop: https://shop.example is being asked.'],
    [
      'a shop that does not answer',
      { answer: { isShop: false, says: 'It is away.' } },
      '',
      '! Shop: It is away.',
    ],
    [
      'a backend',
      { settings: { api: 'https://shop.example', backend: 'vendure' } },
      '',
      'Shop (vendure): https://shop.example answers (status 200).',
    ],
    ['no page data', {}, '', 'Page data: None: defaults are used.'],
    [
      'page data',
      {},
      '<script type="application/json" id="vitrine-site">{}</script>',
      'Page data: #vitrine-site is valid.',
    ],
    [
      'bad page data',
      { reports: [{ where: 'site context', says: 'It is not valid JSON.' }] },
      '',
      '! Page data: It is not valid JSON.',
    ],
    // platform §5: "plural keys must be valid for the locale"
    [
      'a wrong key of a plural among its texts',
      { texts: { 'cart.itemCount': '{count, plural, few {# items} other {# items}}' } },
      '',
      `! Texts: strings["cart.itemCount"] of configure(): Invalid key 'few' for argument 'count'; en-US has no such number.`,
    ],
    [
      'one in its page data',
      { texts: { 'cart.added': '{count, plural, zero {No} other {Yes}}' }, locale: 'de' },
      `<script type="application/json" id="vitrine-site">${JSON.stringify({
        strings: { 'cart.added': '{count, plural, zero {No} other {Yes}}' },
      })}</script>`,
      `! Texts: strings["cart.added"] of #vitrine-site: Invalid key 'zero' for argument 'count'; de has no such number.`,
    ],
    [
      'one beside page data that is not valid',
      { texts: { 'cart.added': '{count, selectordinal, many {No} other {Yes}}' } },
      '<script type="application/json" id="vitrine-site">{</script>',
      `! Texts: strings["cart.added"] of configure(): Invalid key 'many'`,
    ],
    ['its locale', {}, '', 'Locale and currency: en-US, USD'],
    ['a frame', { isFramed: true }, '', 'Frame: The page is in a frame.'],
    [
      'a sandbox',
      { isFramed: true, hasOrigin: false },
      '',
      'Frame: The page is in a frame, sandboxed without an origin.',
    ],
    [
      'refused storage',
      { refusesCookies: true, refusesStorage: true },
      '',
      'Storage: The browser refuses cookies and local storage: the cart may end with the page.',
    ],
    [
      'refusals of the policy',
      { violations: ['connect-src: https://shop.example'] },
      '',
      '! Policy: The Content-Security-Policy refused connect-src: https://shop.example.',
    ],
    [
      'other reports',
      { reports: [{ where: 'calling the shop', says: 'No.' }] },
      '',
      '! Report: calling the shop: No.',
    ],
  ])('tells %s', (_what, changes, html, line) => {
    expect(says(changes, html).some((one) => one.startsWith(line))).toBe(true);
  });

  it('has nothing more to tell of a page that is fine', () => {
    const texts = { 'cart.itemCount': '{count, plural, =0 {none} one {#} other {#}}' };
    expect(says({ texts }, script('https://shop.example'))).toHaveLength(5);
  });
});
