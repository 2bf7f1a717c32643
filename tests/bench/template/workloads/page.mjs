/** A product page of about 1 kB: what compiling is measured with. */
export const page = {
  name: 'page',
  title: 'Compiling (a template of 1 kB, nothing cached)',
  targets: { reference: 1 },
  data: {
    id: '5f3c9a2e71b04d',
    fullUrl: '/shop/stoneware-mug',
    title: 'Mug & saucer <large>',
    excerpt: 'Thrown by hand & fired twice.',
    tags: [
      { name: 'stoneware', first: 1 },
      { name: 'kitchen & table', first: 0 },
    ],
    assetUrl: 'https://images.example.com/shop/stoneware-mug.jpg',
    price: { value: '38.50', currency: 'USD' },
    variants: [{ sku: 'SQ1', title: 'Small', price: { value: '38.50', currency: 'USD' } }],
    website: { siteTitle: 'Fern & Field' },
  },
  jsonT: `<main class="product" id="product-{id}">
  <nav><a href="/">{website.siteTitle|htmltag}</a> / <a href="{fullUrl}">{title|htmltag}</a></nav>
  <img src="{assetUrl}?format=1500w" alt="{title|htmltag}" width="1500" height="1500">
  <h1>{title|htmltag}</h1>
  {.section salePrice}<p class="price sale"><ins>{@|money}</ins> <del>{price|money}</del></p>{.or}<p class="price">{price|money}</p>{.end}
  {.section excerpt}<div class="excerpt">{@|htmltag}</div>{.end}
  {.section tags}<p class="tags">{.repeated section @}<a href="/shop?tag={name|htmltag}">{name|htmltag}</a>{.alternates with}, {.end}</p>{.end}
  <form method="post" action="/api/commerce/shopping-cart/entries">
    <input type="hidden" name="itemId" value="{id}">
    <select name="sku">{.repeated section variants}<option value="{sku|htmltag}">{title|htmltag}, {price|money}</option>{.end}</select>
    <label>Quantity <input type="number" name="quantity" value="1" min="1"></label>
    <button class="add-to-cart">Add To Cart</button>
  </form>
</main>`,
  handlebars: `<main class="product" id="product-{{{id}}}">
  <nav><a href="/">{{website.siteTitle}}</a> / <a href="{{{fullUrl}}}">{{title}}</a></nav>
  <img src="{{{assetUrl}}}?format=1500w" alt="{{title}}" width="1500" height="1500">
  <h1>{{title}}</h1>
  {{#if salePrice}}<p class="price sale"><ins>{{{money salePrice}}}</ins> <del>{{{money price}}}</del></p>{{else}}<p class="price">{{{money price}}}</p>{{/if}}
  {{#if excerpt}}<div class="excerpt">{{excerpt}}</div>{{/if}}
  {{#if tags}}<p class="tags">{{#each tags}}{{#unless @first}}, {{/unless}}<a href="/shop?tag={{name}}">{{name}}</a>{{/each}}</p>{{/if}}
  <form method="post" action="/api/commerce/shopping-cart/entries">
    <input type="hidden" name="itemId" value="{{{id}}}">
    <select name="sku">{{#each variants}}<option value="{{sku}}">{{title}}, {{{money price}}}</option>{{/each}}</select>
    <label>Quantity <input type="number" name="quantity" value="1" min="1"></label>
    <button class="add-to-cart">Add To Cart</button>
  </form>
</main>`,
  mustache: `<main class="product" id="product-{{{id}}}">
  <nav><a href="/">{{website.siteTitle}}</a> / <a href="{{{fullUrl}}}">{{title}}</a></nav>
  <img src="{{{assetUrl}}}?format=1500w" alt="{{title}}" width="1500" height="1500">
  <h1>{{title}}</h1>
  {{#salePrice}}<p class="price sale"><ins>{{{money}}}</ins> <del>{{#price}}{{{money}}}{{/price}}</del></p>{{/salePrice}}{{^salePrice}}<p class="price">{{#price}}{{{money}}}{{/price}}</p>{{/salePrice}}
  {{#excerpt}}<div class="excerpt">{{excerpt}}</div>{{/excerpt}}
  {{#tags.0}}<p class="tags">{{#tags}}{{^first}}, {{/first}}<a href="/shop?tag={{name}}">{{name}}</a>{{/tags}}</p>{{/tags.0}}
  <form method="post" action="/api/commerce/shopping-cart/entries">
    <input type="hidden" name="itemId" value="{{{id}}}">
    <select name="sku">{{#variants}}<option value="{{sku}}">{{title}}, {{#price}}{{{money}}}{{/price}}</option>{{/variants}}</select>
    <label>Quantity <input type="number" name="quantity" value="1" min="1"></label>
    <button class="add-to-cart">Add To Cart</button>
  </form>
</main>`,
  eta: `<main class="product" id="product-<%~ it.id %>">
  <nav><a href="/"><%= it.website.siteTitle %></a> / <a href="<%~ it.fullUrl %>"><%= it.title %></a></nav>
  <img src="<%~ it.assetUrl %>?format=1500w" alt="<%= it.title %>" width="1500" height="1500">
  <h1><%= it.title %></h1>
  <% if (it.salePrice) { %><p class="price sale"><ins><%~ it.money(it.salePrice) %></ins> <del><%~ it.money(it.price) %></del></p><% } else { %><p class="price"><%~ it.money(it.price) %></p><% } %>
  <% if (it.excerpt) { %><div class="excerpt"><%= it.excerpt %></div><% } %>
  <% if (it.tags.length) { %><p class="tags"><% it.tags.forEach((tag, index) => { if (index) { %>, <% } %><a href="/shop?tag=<%= tag.name %>"><%= tag.name %></a><% }) %></p><% } %>
  <form method="post" action="/api/commerce/shopping-cart/entries">
    <input type="hidden" name="itemId" value="<%~ it.id %>">
    <select name="sku"><% for (const item of it.variants) { %><option value="<%= item.sku %>"><%= item.title %>, <%~ it.money(item.price) %></option><% } %></select>
    <label>Quantity <input type="number" name="quantity" value="1" min="1"></label>
    <button class="add-to-cart">Add To Cart</button>
  </form>
</main>`,
};
