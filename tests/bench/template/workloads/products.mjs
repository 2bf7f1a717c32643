import { formatMoney } from '../intl.mjs';
import { escape } from './escape.mjs';

const sizes = ['XS', 'S', 'M', 'L', 'XL'];

function product(index) {
  const price = (index * 7919) % 20000;
  const money = (cents) => ({ value: (cents / 100).toFixed(2), currency: 'USD' });
  return {
    id: `5f3c9a2e71b04${index}`,
    fullUrl: `/shop/linen-shirt-${index}`,
    assetUrl: `https://images.example.com/shop/linen-shirt-${index}.jpg`,
    title: `Shirt & shorts no. ${index}`,
    price: money(price + 900),
    ...(index % 3 === 0 && { salePrice: money(price + 450) }),
    variants: sizes
      .slice(index % 3)
      .map((title, place) => ({ title, ...(!place && { first: 1 }) })),
  };
}

/** A category page: 100 products, a third of them on sale, each with an image and its sizes. */
export const products = {
  name: 'products',
  title: 'Product list (100 products)',
  targets: { reference: 2.2, hand: 1.3 },
  data: { title: 'Shirts & more', products: Array.from({ length: 100 }, (_, i) => product(i)) },
  jsonT: `<h2>{title|htmltag}</h2>
<ul>
{.repeated section products}<li id="product-{id}">
  <a href="{fullUrl}"><img src="{assetUrl}?format=500w" alt="{title|htmltag}" loading="lazy">{title|htmltag}</a>
  {.section salePrice}<ins>{@|money}</ins>{.end}
  <span class="price">{price|money}</span>
  <small>{.repeated section variants}{title|htmltag}{.alternates with}, {.end}</small>
</li>
{.end}</ul>`,
  handlebars: `<h2>{{title}}</h2>
<ul>
{{#each products}}<li id="product-{{{id}}}">
  <a href="{{{fullUrl}}}"><img src="{{{assetUrl}}}?format=500w" alt="{{title}}" loading="lazy">{{title}}</a>
  {{#if salePrice}}<ins>{{{money salePrice}}}</ins>{{/if}}
  <span class="price">{{{money price}}}</span>
  <small>{{#each variants}}{{#unless @first}}, {{/unless}}{{title}}{{/each}}</small>
</li>
{{/each}}</ul>`,
  mustache: `<h2>{{title}}</h2>
<ul>
{{#products}}<li id="product-{{{id}}}">
  <a href="{{{fullUrl}}}"><img src="{{{assetUrl}}}?format=500w" alt="{{title}}" loading="lazy">{{title}}</a>
  {{#salePrice}}<ins>{{{money}}}</ins>{{/salePrice}}
  <span class="price">{{#price}}{{{money}}}{{/price}}</span>
  <small>{{#variants}}{{^first}}, {{/first}}{{title}}{{/variants}}</small>
</li>
{{/products}}</ul>`,
  eta: `<h2><%= it.title %></h2>
<ul>
<% for (const item of it.products) { %><li id="product-<%~ item.id %>">
  <a href="<%~ item.fullUrl %>"><img src="<%~ item.assetUrl %>?format=500w" alt="<%= item.title %>" loading="lazy"><%= item.title %></a>
  <% if (item.salePrice) { %><ins><%~ it.money(item.salePrice) %></ins><% } %>
  <span class="price"><%~ it.money(item.price) %></span>
  <small><% item.variants.forEach((variant, index) => { if (index) { %>, <% } %><%= variant.title %><% }) %></small>
</li>
<% } %></ul>`,
  hand(it) {
    let html = `<h2>${escape(it.title)}</h2>\n<ul>\n`;
    for (const item of it.products) {
      html += `<li id="product-${item.id}">
  <a href="${item.fullUrl}"><img src="${item.assetUrl}?format=500w" alt="${escape(item.title)}" loading="lazy">${escape(item.title)}</a>
  ${item.salePrice ? `<ins>${formatMoney(item.salePrice)}</ins>` : ''}
  <span class="price">${formatMoney(item.price)}</span>
  <small>${item.variants.map((variant) => escape(variant.title)).join(', ')}</small>
</li>
`;
    }
    return `${html}</ul>`;
  },
};
