import { escape } from './escape.mjs';
import { helpers } from './helpers.mjs';
import { shop } from './shop.mjs';

const templates = {
  jsonT: `<h1>{collection.title|htmltag}</h1>
<div class="products">{.repeated section items}
<article id="product-{id}" class="{@|item-classes}">
  <a href="{fullUrl}">{.main-image?}<img {@|image-meta}loading="lazy"{@|image-srcset}>{.end}</a>
  <h2><a href="{fullUrl}">{title|htmltag}</a></h2>
  {.sold-out?}<b>Sold out</b>{.or}{.on-sale?}<b>On sale</b>{.end}{.end}
  <p class="price">{.varied-prices?}from {.end}{structuredContent.variants.0.priceMoney|money}{.has-variants?} <small>{structuredContent.variants|count} to choose from</small>{.end}</p>
  {@|product-status}
  <time datetime="{addedOn|date %Y-%m-%d}">{addedOn|date %B %d, %Y}</time>
  <!--widget-->{@|add-to-cart-btn}<!--/widget-->
</article>{.end}
</div>`,
  handlebars: `<h1>{{collection.title}}</h1>
<div class="products">{{#each items}}
<article id="product-{{{id}}}" class="{{{itemClasses this (positionOf @index)}}}">
  <a href="{{{fullUrl}}}">{{#if mainImageId}}<img {{{imageMeta this}}}loading="lazy"{{{imageSrcset this}}}>{{/if}}</a>
  <h2><a href="{{{fullUrl}}}">{{title}}</a></h2>
  {{#if (isSoldOut this)}}<b>Sold out</b>{{else if (isOnSale this)}}<b>On sale</b>{{/if}}
  <p class="price">{{#if (hasVariedPrices this)}}from {{/if}}{{{firstPrice this}}}{{#if (hasVariants this)}} <small>{{{countVariants this}}} to choose from</small>{{/if}}</p>
  {{{productStatus this}}}
  <time datetime="{{{isoDate addedOn}}}">{{{longDate addedOn}}}</time>
  <!--widget-->{{{addForm this}}}<!--/widget-->
</article>{{/each}}
</div>`,
  eta: `<h1><%= it.collection.title %></h1>
<div class="products"><% it.items.forEach((item, index) => { %>
<article id="product-<%~ item.id %>" class="<%~ it.itemClasses(item, index + 1) %>">
  <a href="<%~ item.fullUrl %>"><% if (item.mainImageId) { %><img <%~ it.imageMeta(item) %>loading="lazy"<%~ it.imageSrcset(item) %>><% } %></a>
  <h2><a href="<%~ item.fullUrl %>"><%= item.title %></a></h2>
  <% if (it.isSoldOut(item)) { %><b>Sold out</b><% } else if (it.isOnSale(item)) { %><b>On sale</b><% } %>
  <p class="price"><% if (it.hasVariedPrices(item)) { %>from <% } %><%~ it.firstPrice(item) %><% if (it.hasVariants(item)) { %> <small><%~ it.countVariants(item) %> to choose from</small><% } %></p>
  <%~ it.productStatus(item) %>
  <time datetime="<%~ it.isoDate(item.addedOn) %>"><%~ it.longDate(item.addedOn) %></time>
  <!--widget--><%~ it.addForm(item) %><!--/widget-->
</article><% }) %>
</div>`,
  hand(it) {
    const { isSoldOut, isOnSale, hasVariants } = helpers;
    let html = `<h1>${escape(it.collection.title)}</h1>\n<div class="products">`;
    it.items.forEach((item, index) => {
      const mark = isSoldOut(item) ? '<b>Sold out</b>' : isOnSale(item) ? '<b>On sale</b>' : '';
      const image = `<img ${helpers.imageMeta(item)}loading="lazy"${helpers.imageSrcset(item)}>`;
      html += `
<article id="product-${item.id}" class="${helpers.itemClasses(item, index + 1)}">
  <a href="${item.fullUrl}">${item.mainImageId ? image : ''}</a>
  <h2><a href="${item.fullUrl}">${escape(item.title)}</a></h2>
  ${mark}
  <p class="price">${helpers.hasVariedPrices(item) ? 'from ' : ''}${helpers.firstPrice(item)}${hasVariants(item) ? ` <small>${helpers.countVariants(item)} to choose from</small>` : ''}</p>
  ${helpers.productStatus(item)}
  <time datetime="${helpers.isoDate(item.addedOn)}">${helpers.longDate(item.addedOn)}</time>
  <!--widget-->${helpers.addForm(item)}<!--/widget-->
</article>`;
    });
    return `${html}\n</div>`;
  },
};

/** A shop's page as themes write it: states, classes, prices, dates, pictures and the button of 100 products. */
export const productList = {
  name: 'product-list',
  title: 'Product list (100: states, prices, dates, pictures, button)',
  targets: { reference: 2 },
  data: shop((index) => 1 + (index % 3)),
  ...templates,
};

/**
 * Half of it. The text of the whole list is longer than 128 kB: V8 keeps such a text on memory pages of its own, which
 * costs each engine the same when the text is copied, up to half of the fastest one's time.
 */
export const productPage = {
  ...productList,
  name: 'product-page',
  title: 'Product page (50 of the list)',
  data: { ...productList.data, items: productList.data.items.slice(0, 50) },
};

const withVariants = (variants, targets) => ({
  name: `variants-${variants}`,
  title: `The product list, 100 products of ${variants} ${variants === 1 ? 'variant' : 'variants'}`,
  targets,
  data: shop(() => variants),
  jsonT: templates.jsonT,
  hand: templates.hand,
});

/** The same with ever more variants: time may grow with them, and no faster. */
export const variantLists = [
  withVariants(1, { reference: 2 }),
  withVariants(50, { reference: 0.67 }),
  withVariants(100, { reference: 0.67 }),
];
