import { asLoaded } from './as-loaded.mjs';
import { escape } from './escape.mjs';
import { helpers } from './helpers.mjs';
import { imageOf } from './shop.mjs';

const categories = ['Home & garden', 'Clay', 'Recipes', 'News/press'];
const paragraph =
  '<p>The kiln is fired <em>twice a week</em>, and what comes out of it is never quite what went in: ash settles on a ' +
  'shoulder, a glaze runs further than it should, and the shelf nearest the door stays cooler than the rest.</p>\n';

const post = (index) => ({
  id: `6a1b9a2e71b04${index}`,
  recordType: 1,
  recordTypeLabel: 'text',
  title: `Notes from the workshop & kiln, part ${index}`,
  fullUrl: `/blog/notes-${index}`,
  publishOn: 1_500_000_000_000 + index * 1_213_000_000,
  updatedOn: 1_500_400_000_000 + index * 1_213_000_000,
  author: { displayName: index % 2 ? 'Ann Field' : 'Ben Fern', bio: '<p>Potter.</p>' },
  starred: index % 8 === 0,
  categories: categories.slice(index % 3, (index % 3) + 2),
  tags: ['Ash glaze', `Batch ${index % 5}`],
  excerpt:
    index % 4 ? `<p>What the ${index}. firing taught us about <strong>ash</strong>.</p>` : '',
  body: paragraph.repeat(4 + (index % 5)),
  publicCommentCount: index % 4,
  ...imageOf('blog', index),
});

const site = {
  website: {
    siteTitle: 'Fern & Field',
    timeZone: 'America/New_York',
    baseUrl: 'https://www.example.com',
  },
  collection: { title: 'Notes', fullUrl: '/blog' },
};

/** A page of a blog: what the language's authors write most of, dates, excerpts and lists of categories. */
export const blogList = {
  name: 'blog-list',
  title: 'Blog list (20 posts: dates, excerpts, categories, pictures)',
  targets: { reference: 1.5 },
  data: asLoaded({ ...site, items: Array.from({ length: 20 }, (_, index) => post(index)) }),
  jsonT: `<section class="blog">{.repeated section items}
<article class="{@|item-classes}" id="post-{id}">
  {.main-image?}<a href="{fullUrl}"><img {@|image-meta}></a>{.end}
  <h2><a href="{fullUrl}">{title|htmltag}</a></h2>
  <p><time datetime="{publishOn|date %Y-%m-%d}">{publishOn|date %A, %B %d, %Y}</time> by <a href="{collection.fullUrl}?author={author.displayName|url-encode}">{author.displayName|htmltag}</a></p>
  {.if categories}<p>{.repeated section categories}<a href="/blog?category={@|url-encode}">{@|htmltag}</a>{.alternates with}, {.end}</p>{.end}
  {.excerpt?}<div class="excerpt">{excerpt}</div>{.or}<div class="body">{body}</div>{.end}
  <a href="{fullUrl}#comments">{@|comment-count}</a>
</article>{.end}
</section>`,
  handlebars: `<section class="blog">{{#each items}}
<article class="{{{itemClasses this (positionOf @index)}}}" id="post-{{{id}}}">
  {{#if mainImageId}}<a href="{{{fullUrl}}}"><img {{{imageMeta this}}}></a>{{/if}}
  <h2><a href="{{{fullUrl}}}">{{title}}</a></h2>
  <p><time datetime="{{{isoDate publishOn}}}">{{{weekdayDate publishOn}}}</time> by <a href="{{{@root.collection.fullUrl}}}?author={{{encode author.displayName}}}">{{author.displayName}}</a></p>
  {{#if categories}}<p>{{#each categories}}{{#unless @first}}, {{/unless}}<a href="/blog?category={{{encodePath this}}}">{{this}}</a>{{/each}}</p>{{/if}}
  {{#if excerpt}}<div class="excerpt">{{{excerpt}}}</div>{{else}}<div class="body">{{{body}}}</div>{{/if}}
  <a href="{{{fullUrl}}}#comments">{{{commentCount this}}}</a>
</article>{{/each}}
</section>`,
  eta: `<section class="blog"><% it.items.forEach((item, index) => { %>
<article class="<%~ it.itemClasses(item, index + 1) %>" id="post-<%~ item.id %>">
  <% if (item.mainImageId) { %><a href="<%~ item.fullUrl %>"><img <%~ it.imageMeta(item) %>></a><% } %>
  <h2><a href="<%~ item.fullUrl %>"><%= item.title %></a></h2>
  <p><time datetime="<%~ it.isoDate(item.publishOn) %>"><%~ it.weekdayDate(item.publishOn) %></time> by <a href="<%~ it.collection.fullUrl %>?author=<%~ it.encode(item.author.displayName) %>"><%= item.author.displayName %></a></p>
  <% if (item.categories.length) { %><p><% item.categories.forEach((name, place) => { if (place) { %>, <% } %><a href="/blog?category=<%~ it.encodePath(name) %>"><%= name %></a><% }) %></p><% } %>
  <% if (item.excerpt) { %><div class="excerpt"><%~ item.excerpt %></div><% } else { %><div class="body"><%~ item.body %></div><% } %>
  <a href="<%~ item.fullUrl %>#comments"><%~ it.commentCount(item) %></a>
</article><% }) %>
</section>`,
  hand(it) {
    let html = '<section class="blog">';
    it.items.forEach((item, index) => {
      const image = `<a href="${item.fullUrl}"><img ${helpers.imageMeta(item)}></a>`;
      const names = item.categories.map(
        (name) => `<a href="/blog?category=${helpers.encodePath(name)}">${escape(name)}</a>`,
      );
      html += `
<article class="${helpers.itemClasses(item, index + 1)}" id="post-${item.id}">
  ${item.mainImageId ? image : ''}
  <h2><a href="${item.fullUrl}">${escape(item.title)}</a></h2>
  <p><time datetime="${helpers.isoDate(item.publishOn)}">${helpers.weekdayDate(item.publishOn)}</time> by <a href="${it.collection.fullUrl}?author=${helpers.encode(item.author.displayName)}">${escape(item.author.displayName)}</a></p>
  ${names.length ? `<p>${names.join(', ')}</p>` : ''}
  ${item.excerpt ? `<div class="excerpt">${item.excerpt}</div>` : `<div class="body">${item.body}</div>`}
  <a href="${item.fullUrl}#comments">${helpers.commentCount(item)}</a>
</article>`;
    });
    return `${html}\n</section>`;
  },
};

/** One post with its picture, dates, lists and the links to what is beside it. */
export const blogItem = {
  name: 'blog-item',
  title: 'Blog item (dates, categories, tags, neighbours)',
  targets: { reference: 1.5 },
  data: asLoaded({
    ...site,
    item: post(7),
    pagination: { prevItem: post(6), nextItem: post(8) },
  }),
  jsonT: `{.section item}<article class="post" id="post-{id}">
  <h1>{title|htmltag}</h1>
  <p>Published <time datetime="{publishOn|date %Y-%m-%d}">{publishOn|date %B %d, %Y}</time>, changed {updatedOn|date %B %d, %Y}, by {author.displayName|htmltag}</p>
  {.main-image?}<img {@|image-meta}{@|image-srcset}>{.end}
  <div class="body">{body}</div>
  {.if tags || categories}<p>{.repeated section categories}<a href="/blog?category={@|url-encode}">{@|htmltag}</a>{.alternates with}, {.end}{.repeated section tags} <a href="/blog?tag={@|url-encode}">#{@|htmltag}</a>{.end}</p>{.end}
  {.section author}<aside>{bio}</aside>{.end}
  <a href="mailto:?subject={title|url-encode}">{@|comment-count}</a>
</article>{.end}
{.section pagination}<nav>{.section prevItem}<a rel="prev" href="{fullUrl}">{title|htmltag}, {publishOn|date %B %d, %Y}</a>{.end}{.section nextItem}<a rel="next" href="{fullUrl}">{title|htmltag}, {publishOn|date %B %d, %Y}</a>{.end}</nav>{.end}`,
  handlebars: `{{#with item}}<article class="post" id="post-{{{id}}}">
  <h1>{{title}}</h1>
  <p>Published <time datetime="{{{isoDate publishOn}}}">{{{longDate publishOn}}}</time>, changed {{{longDate updatedOn}}}, by {{author.displayName}}</p>
  {{#if mainImageId}}<img {{{imageMeta this}}}{{{imageSrcset this}}}>{{/if}}
  <div class="body">{{{body}}}</div>
  {{#if tags}}<p>{{#each categories}}{{#unless @first}}, {{/unless}}<a href="/blog?category={{{encodePath this}}}">{{this}}</a>{{/each}}{{#each tags}} <a href="/blog?tag={{{encodePath this}}}">#{{this}}</a>{{/each}}</p>{{/if}}
  {{#with author}}<aside>{{{bio}}}</aside>{{/with}}
  <a href="mailto:?subject={{{encode title}}}">{{{commentCount this}}}</a>
</article>{{/with}}
{{#with pagination}}<nav>{{#with prevItem}}<a rel="prev" href="{{{fullUrl}}}">{{title}}, {{{longDate publishOn}}}</a>{{/with}}{{#with nextItem}}<a rel="next" href="{{{fullUrl}}}">{{title}}, {{{longDate publishOn}}}</a>{{/with}}</nav>{{/with}}`,
  eta: `<% const { item, pagination } = it; %><% if (item) { %><article class="post" id="post-<%~ item.id %>">
  <h1><%= item.title %></h1>
  <p>Published <time datetime="<%~ it.isoDate(item.publishOn) %>"><%~ it.longDate(item.publishOn) %></time>, changed <%~ it.longDate(item.updatedOn) %>, by <%= item.author.displayName %></p>
  <% if (item.mainImageId) { %><img <%~ it.imageMeta(item) %><%~ it.imageSrcset(item) %>><% } %>
  <div class="body"><%~ item.body %></div>
  <% if (item.tags.length) { %><p><% item.categories.forEach((name, place) => { if (place) { %>, <% } %><a href="/blog?category=<%~ it.encodePath(name) %>"><%= name %></a><% }) %><% for (const name of item.tags) { %> <a href="/blog?tag=<%~ it.encodePath(name) %>">#<%= name %></a><% } %></p><% } %>
  <% if (item.author) { %><aside><%~ item.author.bio %></aside><% } %>
  <a href="mailto:?subject=<%~ it.encode(item.title) %>"><%~ it.commentCount(item) %></a>
</article><% } %>
<% if (pagination) { %><nav><% const { prevItem, nextItem } = pagination; if (prevItem) { %><a rel="prev" href="<%~ prevItem.fullUrl %>"><%= prevItem.title %>, <%~ it.longDate(prevItem.publishOn) %></a><% } if (nextItem) { %><a rel="next" href="<%~ nextItem.fullUrl %>"><%= nextItem.title %>, <%~ it.longDate(nextItem.publishOn) %></a><% } %></nav><% } %>`,
  hand({ item, pagination: { prevItem, nextItem } }) {
    const { longDate, isoDate, encode, encodePath } = helpers;
    const link = (kind, name) => `<a href="/blog?${kind}=${encodePath(name)}">`;
    const beside = (rel, other) =>
      `<a rel="${rel}" href="${other.fullUrl}">${escape(other.title)}, ${longDate(other.publishOn)}</a>`;
    return `<article class="post" id="post-${item.id}">
  <h1>${escape(item.title)}</h1>
  <p>Published <time datetime="${isoDate(item.publishOn)}">${longDate(item.publishOn)}</time>, changed ${longDate(item.updatedOn)}, by ${escape(item.author.displayName)}</p>
  <img ${helpers.imageMeta(item)}${helpers.imageSrcset(item)}>
  <div class="body">${item.body}</div>
  <p>${item.categories.map((name) => `${link('category', name)}${escape(name)}</a>`).join(', ')}${item.tags.map((name) => ` ${link('tag', name)}#${escape(name)}</a>`).join('')}</p>
  <aside>${item.author.bio}</aside>
  <a href="mailto:?subject=${encode(item.title)}">${helpers.commentCount(item)}</a>
</article>
<nav>${beside('prev', prevItem)}${beside('next', nextItem)}</nav>`;
  },
};
