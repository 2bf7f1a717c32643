import { asLoaded } from './as-loaded.mjs';
import { escape } from './escape.mjs';
import { helpers } from './helpers.mjs';
import { product } from './shop.mjs';

const link = (title, fullUrl, more = {}) => ({
  title,
  active: fullUrl === '/shop',
  collection: { title, fullUrl, type: 1 },
  ...more,
});

const navigation = [
  link('Shop & more', '/shop'),
  {
    title: 'Journal',
    folderActive: false,
    collection: { title: 'Journal', fullUrl: '/journal', folder: true },
    items: [link('Notes', '/notes'), link('Recipes', '/recipes'), link('Press', '/press')],
  },
  link('Events', '/events'),
  { title: 'Instagram', externalLink: { url: 'https://www.example.com/fern', newWindow: true } },
  link('Contact', '/contact'),
];

const data = {
  website: {
    siteTitle: 'Fern & Field',
    siteDescription: '<p>Stoneware, thrown by hand.</p>',
    timeZone: 'America/New_York',
    baseUrl: 'https://www.example.com',
    socialAccounts: [
      { serviceName: 'instagram', profileUrl: 'https://www.example.com/i', screenname: 'Fern' },
      { serviceName: 'email', profileUrl: 'mailto:hello@example.com', screenname: 'Write us' },
    ],
    location: { addressLine1: '12 Kiln Lane', addressLine2: 'Stoke, ST1 1AA' },
  },
  websiteSettings: { businessHours: 'Tue – Sat, 10 – 17', announcementBar: 'Free delivery' },
  collection: { title: 'Shop', typeName: 'products', fullUrl: '/shop', ordering: 3 },
  mainNavigation: { items: navigation },
  footerNavigation: { items: navigation.filter(({ items }) => !items) },
  items: Array.from({ length: 8 }, (_, index) => product(index, 1 + (index % 3))),
  year: 1_763_200_000_000,
};

/** A whole page: head, two navigations with folders, a grid of cards, footer, most of it from partials. */
export const region = {
  name: 'region',
  title: 'A whole region (head, navigation, cards, footer; partials)',
  targets: { reference: 1.5 },
  data: asLoaded(data),
  jsonT: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>{.section collection}{title|htmltag}{.end} — {website.siteTitle|htmltag}</title>
  {.if website.siteDescription}<meta name="description" content="{website.siteDescription|safe|htmltag}">{.end}
  <link rel="canonical" href="{website.baseUrl}{collection.fullUrl}">
</head>
<body class="type-{collection.typeName}{.equal? collection.typeName "products"} is-shop{.end}">
{.section websiteSettings.announcementBar}<p class="announcement">{@|htmltag}</p>{.end}
<header>
  <a href="/">{website.siteTitle|htmltag}</a>
  <nav class="main">{mainNavigation|apply navigation.block}</nav>
</header>
<main>{.if items}<div class="grid">{.repeated section items}{@|apply card.block}{.end}</div>{.or}<p>Nothing here yet.</p>{.end}</main>{@|apply footer.block}
</body>
</html>`,
  partials: {
    jsonT: {
      'navigation.block': `<ul>{.repeated section items}{.section collection}{.if folder}<li class="folder"><span>{title|htmltag}</span>{.or}<li{.if active} class="active"{.end}><a href="{fullUrl}">{title|htmltag}</a>{.end}{.end}{.section externalLink}<li><a href="{url}"{.if newWindow} target="_blank" rel="noopener"{.end}>{title|htmltag}</a>{.end}{.section items}{@|apply subnavigation.block}{.end}</li>{.end}</ul>`,
      'subnavigation.block': `<ul>{.repeated section @}<li><a href="{collection.fullUrl}">{title|htmltag}</a></li>{.end}</ul>`,
      'card.block': `<article class="{@|item-classes}">
  <a href="{fullUrl}">{.main-image?}<img {@|image-meta}>{.end}<h2>{title|htmltag}</h2></a>
  <p>{structuredContent.variants.0.priceMoney|money}{.sold-out?} <b>Sold out</b>{.end}</p>
</article>`,
      'footer.block': `<footer>
  <nav>{footerNavigation|apply navigation.block}</nav>
  <ul>{.repeated section website.socialAccounts}<li class="{serviceName}"><a href="{profileUrl}"{.serviceNameEmail?}{.or} target="_blank"{.end}>{screenname|htmltag}</a></li>{.end}</ul>
  {.section website}<address>{location.addressLine1|htmltag}, {location.addressLine2|htmltag}</address>{.end}
  {.section websiteSettings}<p>{businessHours|htmltag}</p>{.end}
  <p>© {year|date %Y} {website.siteTitle|htmltag}</p>
</footer>`,
    },
    handlebars: {
      'navigation.block': `<ul>{{#each items}}{{#if collection.folder}}<li class="folder"><span>{{title}}</span>{{else if collection}}<li{{#if active}} class="active"{{/if}}><a href="{{{collection.fullUrl}}}">{{title}}</a>{{/if}}{{#with externalLink}}<li><a href="{{{url}}}"{{#if newWindow}} target="_blank" rel="noopener"{{/if}}>{{../title}}</a>{{/with}}{{#if items}}{{> subnavigation.block}}{{/if}}</li>{{/each}}</ul>`,
      'subnavigation.block': `<ul>{{#each items}}<li><a href="{{{collection.fullUrl}}}">{{title}}</a></li>{{/each}}</ul>`,
      'card.block': `<article class="{{{itemClasses this (positionOf @index)}}}">
  <a href="{{{fullUrl}}}">{{#if mainImageId}}<img {{{imageMeta this}}}>{{/if}}<h2>{{title}}</h2></a>
  <p>{{{firstPrice this}}}{{#if (isSoldOut this)}} <b>Sold out</b>{{/if}}</p>
</article>`,
      'footer.block': `<footer>
  <nav>{{> navigation.block footerNavigation}}</nav>
  <ul>{{#each website.socialAccounts}}<li class="{{{serviceName}}}"><a href="{{{profileUrl}}}"{{#if (isEmail this)}}{{else}} target="_blank"{{/if}}>{{screenname}}</a></li>{{/each}}</ul>
  {{#with website}}<address>{{location.addressLine1}}, {{location.addressLine2}}</address>{{/with}}
  {{#with websiteSettings}}<p>{{businessHours}}</p>{{/with}}
  <p>© {{{yearOf year}}} {{website.siteTitle}}</p>
</footer>`,
    },
    eta: {
      'navigation.block': `<ul><% for (const link of it.items) { if (link.collection) { if (link.collection.folder) { %><li class="folder"><span><%= link.title %></span><% } else { %><li<% if (link.active) { %> class="active"<% } %>><a href="<%~ link.collection.fullUrl %>"><%= link.title %></a><% } } if (link.externalLink) { %><li><a href="<%~ link.externalLink.url %>"<% if (link.externalLink.newWindow) { %> target="_blank" rel="noopener"<% } %>><%= link.title %></a><% } if (link.items) { %><%~ include('@subnavigation.block', link) %><% } %></li><% } %></ul>`,
      'subnavigation.block': `<ul><% for (const link of it.items) { %><li><a href="<%~ link.collection.fullUrl %>"><%= link.title %></a></li><% } %></ul>`,
      'card.block': `<article class="<%~ it.itemClasses(it.item, it.index + 1) %>">
  <a href="<%~ it.item.fullUrl %>"><% if (it.item.mainImageId) { %><img <%~ it.imageMeta(it.item) %>><% } %><h2><%= it.item.title %></h2></a>
  <p><%~ it.firstPrice(it.item) %><% if (it.isSoldOut(it.item)) { %> <b>Sold out</b><% } %></p>
</article>`,
      'footer.block': `<footer>
  <nav><%~ include('@navigation.block', it.footerNavigation) %></nav>
  <ul><% for (const account of it.website.socialAccounts) { %><li class="<%~ account.serviceName %>"><a href="<%~ account.profileUrl %>"<% if (account.serviceName !== 'email') { %> target="_blank"<% } %>><%= account.screenname %></a></li><% } %></ul>
  <address><%= it.website.location.addressLine1 %>, <%= it.website.location.addressLine2 %></address>
  <p><%= it.websiteSettings.businessHours %></p>
  <p>© <%~ it.yearOf(it.year) %> <%= it.website.siteTitle %></p>
</footer>`,
    },
  },
  handlebars: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>{{#with collection}}{{title}}{{/with}} — {{website.siteTitle}}</title>
  {{#if website.siteDescription}}<meta name="description" content="{{plainText website.siteDescription}}">{{/if}}
  <link rel="canonical" href="{{{website.baseUrl}}}{{{collection.fullUrl}}}">
</head>
<body class="type-{{{collection.typeName}}}{{#if (isShop collection)}} is-shop{{/if}}">
{{#with websiteSettings.announcementBar}}<p class="announcement">{{this}}</p>{{/with}}
<header>
  <a href="/">{{website.siteTitle}}</a>
  <nav class="main">{{> navigation.block mainNavigation}}</nav>
</header>
<main>{{#if items}}<div class="grid">{{#each items}}{{> card.block}}{{/each}}</div>{{else}}<p>Nothing here yet.</p>{{/if}}</main>{{> footer.block}}
</body>
</html>`,
  eta: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title><%= it.collection.title %> — <%= it.website.siteTitle %></title>
  <% if (it.website.siteDescription) { %><meta name="description" content="<%= it.plainText(it.website.siteDescription) %>"><% } %>
  <link rel="canonical" href="<%~ it.website.baseUrl %><%~ it.collection.fullUrl %>">
</head>
<body class="type-<%~ it.collection.typeName %><% if (it.collection.typeName === 'products') { %> is-shop<% } %>">
<% if (it.websiteSettings.announcementBar) { %><p class="announcement"><%= it.websiteSettings.announcementBar %></p><% } %>
<header>
  <a href="/"><%= it.website.siteTitle %></a>
  <nav class="main"><%~ include('@navigation.block', it.mainNavigation) %></nav>
</header>
<main><% if (it.items.length) { %><div class="grid"><% it.items.forEach((item, index) => { %><%~ include('@card.block', { ...it, item, index }) %><% }) %></div><% } else { %><p>Nothing here yet.</p><% } %></main><%~ include('@footer.block', it) %>
</body>
</html>`,
  hand(it) {
    const { website, collection, websiteSettings } = it;
    const site = escape(website.siteTitle);
    const cards = it.items.map(
      (item, index) => `<article class="${helpers.itemClasses(item, index + 1)}">
  <a href="${item.fullUrl}">${item.mainImageId ? `<img ${helpers.imageMeta(item)}>` : ''}<h2>${escape(item.title)}</h2></a>
  <p>${helpers.firstPrice(item)}${helpers.isSoldOut(item) ? ' <b>Sold out</b>' : ''}</p>
</article>`,
    );
    return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>${escape(collection.title)} — ${site}</title>
  <meta name="description" content="${escape(helpers.plainText(website.siteDescription))}">
  <link rel="canonical" href="${website.baseUrl}${collection.fullUrl}">
</head>
<body class="type-${collection.typeName}${collection.typeName === 'products' ? ' is-shop' : ''}">
<p class="announcement">${escape(websiteSettings.announcementBar)}</p>
<header>
  <a href="/">${site}</a>
  <nav class="main">${handNavigation(it.mainNavigation)}</nav>
</header>
<main>${cards.length ? `<div class="grid">${cards.join('')}</div>` : '<p>Nothing here yet.</p>'}</main><footer>
  <nav>${handNavigation(it.footerNavigation)}</nav>
  <ul>${website.socialAccounts.map((account) => `<li class="${account.serviceName}"><a href="${account.profileUrl}"${account.serviceName === 'email' ? '' : ' target="_blank"'}>${escape(account.screenname)}</a></li>`).join('')}</ul>
  <address>${escape(website.location.addressLine1)}, ${escape(website.location.addressLine2)}</address>
  <p>${escape(websiteSettings.businessHours)}</p>
  <p>© ${helpers.yearOf(it.year)} ${site}</p>
</footer>
</body>
</html>`;
  },
};

function handNavigation({ items }) {
  const rows = items.map(({ title, active, collection, externalLink, items: inner }) => {
    const name = escape(title);
    const own = collection
      ? collection.folder
        ? `<li class="folder"><span>${name}</span>`
        : `<li${active ? ' class="active"' : ''}><a href="${collection.fullUrl}">${name}</a>`
      : `<li><a href="${externalLink.url}"${externalLink.newWindow ? ' target="_blank" rel="noopener"' : ''}>${name}</a>`;
    const links = inner?.map(
      (link) => `<li><a href="${link.collection.fullUrl}">${escape(link.title)}</a></li>`,
    );
    return `${own}${links ? `<ul>${links.join('')}</ul>` : ''}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}
