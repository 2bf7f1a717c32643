/** A template to begin with, and what it is made of. */
export interface Example {
  readonly title: string;
  /** What it teaches, in a sentence or two. */
  readonly about: string;
  readonly template: string;
  readonly data: unknown;
  readonly partials?: Readonly<Record<string, string>>;
}

/** From the first tag to a product's form, one idea at a time. */
export const examples: readonly Example[] = [
  {
    title: 'Variables',
    about:
      'A tag prints what its name finds in the data. Dots go down, numbers count from 0, and what is not there prints nothing.',
    template: `Hello {name}!
Your city is {address.city}, your first pet {pets.0.name}.
{nothing.here}`,
    data: { name: 'Ann', address: { city: 'Graz' }, pets: [{ name: 'Minka' }] },
  },
  {
    title: 'Escaping',
    about:
      'Nothing is escaped by itself. html is for text, htmltag for attributes. The option Escape does it for whatever has no formatter that makes it safe.',
    template: `<p>{comment|html}</p>
<img alt="{caption|htmltag}">
<p>{comment}</p>`,
    data: { comment: 'Tea & <b>cake</b>', caption: 'The "small" cup' },
  },
  {
    title: 'Sections',
    about:
      'A section goes into a value, if it is there and not empty. Names are looked up in it first and around it then. {.or} is what is printed otherwise.',
    template: `{.section author}{name} writes for {site}.{.or}Nobody writes.{.end}
{.section editor}{name} edits.{.or}Nobody edits.{.end}`,
    data: { site: 'The Teapot', author: { name: 'Ann' }, editor: {} },
  },
  {
    title: 'Loops',
    about:
      'A repeated section goes through a list. What follows {.alternates with} stands between the elements; @index counts them from 1.',
    template: `{.repeated section teas}{@index}. {name}{.alternates with}, {.or}No tea today.{.end}
{.repeated section cakes}{name}{.or}No cake today.{.end}`,
    data: { teas: [{ name: 'Assam' }, { name: 'Sencha' }, { name: 'Rooibos' }], cakes: [] },
  },
  {
    title: 'Predicates',
    about:
      'A predicate asks a question. The character behind its name parts its arguments, so a text with blanks in it needs another one.',
    template: `{.repeated section guests}{name}: {.equal? age 18}just of age{.or greaterThan? age 18}grown up{.or}a child{.end}
{.end}{.equal?:host:"Ann Berg"}Ann Berg is the host.{.end}`,
    data: {
      host: 'Ann Berg',
      guests: [
        { name: 'Bo', age: 18 },
        { name: 'Cleo', age: 41 },
        { name: 'Dan', age: 7 },
      ],
    },
  },
  {
    title: 'Conditions',
    about: '{.if} asks whether values are there, with && or || between them, or a predicate.',
    template: `{.if phone || mail}Reach us by {.if phone}phone: {phone}{.or}mail: {mail}{.end}.{.end}
{.if even? floor}An even floor.{.end}`,
    data: { mail: 'tea@example.com', floor: 2 },
  },
  {
    title: 'Names of your own',
    about:
      '{.var} keeps a value under a name, {.ctx} makes an object of several. Both last as long as the section they are in.',
    template: `{.var @maker products.0.maker.name|html}{.ctx @card title=products.0.title by=@maker}
{.section products}{@maker}{.end}
{@card|json}`,
    data: { products: [{ title: 'Mug', maker: { name: 'Ann & Co' } }] },
  },
  {
    title: 'Macros',
    about:
      'A macro is a piece of template under a name. apply runs it with a value; what is said as k=v is in @args.',
    template: `{.macro link}<a class="{@args.class}" href="{url|htmltag}">{title|html}</a>{.end}
{.repeated section pages}{@|apply link class=menu}{.alternates with} · {.end}`,
    data: {
      pages: [
        { title: 'Tea', url: '/tea' },
        { title: 'Cups & pots', url: '/pots?of=clay&for=two' },
      ],
    },
  },
  {
    title: 'Partials',
    about:
      'apply also runs templates that come from outside. They see the data around them, unless they are applied as private.',
    template: `<ul>
{.repeated section teas}  {@|apply tea}
{.end}</ul>
{teas.0|apply tea private}`,
    data: { shop: 'The Teapot', teas: [{ name: 'Assam' }, { name: 'Sencha' }] },
    partials: { tea: '<li>{name|html}{.if shop} from {shop|html}{.end}</li>' },
  },
  {
    title: 'Expressions',
    about:
      '{.eval} computes: with numbers, texts, comparisons and a few functions. An assignment prints nothing.',
    template: `{.eval @total = price * count}{.eval @total}
{.eval "from " + min(3, 2, 7) + " to " + max(3, 2, 7)}
{.eval count >= 3 && !sold}`,
    data: { price: 2.5, count: 3, sold: false },
  },
  {
    title: 'Money and numbers',
    about:
      'Numbers and prices are written as the locale writes them: change it above. Amounts are texts, so that no digit is lost.',
    template: `{price|money}
{price|money style:code}
{visitors|decimal}
{visitors|decimal style:short}
{share|decimal style:percent maxfrac:1}`,
    data: { price: { value: '1234.5', currency: 'EUR' }, visitors: 1234567, share: 0.1234 },
  },
  {
    title: 'Dates',
    about:
      'Times are milliseconds since 1970, in the time zone of the website or of the option above.',
    template: `{opened|date %Y-%m-%d %H:%M}
{opened|datetime date:long time:short}
{opened, closed|datetime-interval}`,
    data: {
      website: { timeZone: 'Europe/Vienna' },
      opened: 1_700_000_000_000,
      closed: 1_700_100_000_000,
    },
  },
  {
    title: 'Messages and plurals',
    about:
      'message fills a sentence that is itself data, so that translators can change it, with plural forms where a language has them.',
    template: `{texts.cart|message count=cart.count name=customer}
{texts.cart|message count=one name=customer}`,
    data: {
      customer: 'Ann',
      cart: { count: 3 },
      one: 1,
      texts: {
        cart: '{name}, {count plural one{one cup is} other{# cups are}} in your cart.',
      },
    },
  },
  {
    title: 'Styles and scripts',
    about:
      'Braces that are no tag are text: styles and scripts can stand in a template as they are. {.meta-left} prints a brace where a tag would be.',
    template: `<style>
  a { color: {accent}; }
  p{margin:0}
</style>
<script>
  const site = {site|json};
  if (site) { start({ site }); }
</script>
{.meta-left}name{.meta-right}`,
    data: { accent: '#7c3aed', site: { title: 'Tea </script>' } },
  },
  {
    title: 'A product',
    about:
      'Formatters for shops print whole controls, as elements of Vitrine with working HTML in them. Page shows them without any script.',
    template: `<h1>{item.title|html}</h1>
{item|product-price}
{item|product-checkout}`,
    data: {
      featureFlags: { useCLDRMoneyFormat: true },
      item: {
        id: 'dune-mug',
        title: 'Dune mug',
        structuredContent: {
          productType: 1,
          variantOptionOrdering: ['Colour'],
          variants: [
            {
              sku: 'MUG-OAT',
              attributes: { Colour: 'Oat' },
              qtyInStock: 24,
              price: 2800,
              priceMoney: { value: '28.00', currency: 'USD' },
            },
            {
              sku: 'MUG-FERN',
              attributes: { Colour: 'Fern' },
              qtyInStock: 3,
              price: 3400,
              priceMoney: { value: '34.00', currency: 'USD' },
            },
          ],
        },
      },
    },
  },
];
