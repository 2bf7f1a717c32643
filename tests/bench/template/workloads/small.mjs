import { formatMoney } from '../intl.mjs';
import { escape } from './escape.mjs';

/** The head of a product card: what a page prints often and short. A call's fixed cost shows here. */
export const small = {
  name: 'small',
  title: 'Small template (the head of a product card)',
  targets: { reference: 6, hand: 1.3 },
  data: {
    id: '5f3c9a2e71b04d',
    fullUrl: '/shop/stoneware-mug',
    title: 'Mug & saucer',
    vendor: { name: 'Fern & Field' },
    price: { value: '38.50', currency: 'USD' },
  },
  jsonT: `<article class="card" id="product-{id}">
  <h3><a href="{fullUrl}">{title|htmltag}</a></h3>
  {.section vendor}<p class="vendor">{name|htmltag}</p>{.end}
  <p class="price">{price|money}</p>
</article>`,
  handlebars: `<article class="card" id="product-{{{id}}}">
  <h3><a href="{{{fullUrl}}}">{{title}}</a></h3>
  {{#with vendor}}<p class="vendor">{{name}}</p>{{/with}}
  <p class="price">{{{money price}}}</p>
</article>`,
  mustache: `<article class="card" id="product-{{{id}}}">
  <h3><a href="{{{fullUrl}}}">{{title}}</a></h3>
  {{#vendor}}<p class="vendor">{{name}}</p>{{/vendor}}
  <p class="price">{{#price}}{{{money}}}{{/price}}</p>
</article>`,
  eta: `<article class="card" id="product-<%~ it.id %>">
  <h3><a href="<%~ it.fullUrl %>"><%= it.title %></a></h3>
  <% if (it.vendor) { %><p class="vendor"><%= it.vendor.name %></p><% } %>
  <p class="price"><%~ it.money(it.price) %></p>
</article>`,
  hand: (it) => `<article class="card" id="product-${it.id}">
  <h3><a href="${it.fullUrl}">${escape(it.title)}</a></h3>
  ${it.vendor ? `<p class="vendor">${escape(it.vendor.name)}</p>` : ''}
  <p class="price">${formatMoney(it.price)}</p>
</article>`,
};
