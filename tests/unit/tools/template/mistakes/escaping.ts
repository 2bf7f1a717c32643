import type { Chapter } from './mistake.js';

export const escaping: Chapter = {
  title: 'Output that nothing escapes',
  about:
    "The language escapes nothing by itself. What is right depends on where a tag prints. With `escape: 'html'` the engine sees to text and quoted attributes.",
  mistakes: [
    {
      title: 'A value in text',
      wrong: '<h1>{title}</h1>',
      says: "1:5: info: '{title}' is printed as it is: what looks like a tag in it becomes one. Write {title|html} unless it holds markup on purpose. [unescaped-text]",
      right: '<h1>{title|html}</h1>',
    },
    {
      title: 'A value in an attribute',
      wrong: '<img alt="{title}">',
      says: "1:11: warning: '{title}' is printed into an attribute as it is: a quote in it ends the attribute. Write {title|htmltag}. [unescaped-attribute]",
      right: '<img alt="{title|htmltag}">',
    },
    {
      title: '`html` in an attribute',
      wrong: '<img alt="{title|html}">',
      says: "1:11: warning: 'html' leaves quotes as they are, and one in '{title|html}' ends the attribute. Write {title|htmltag}. [unescaped-attribute]",
      right: '<img alt="{title|htmltag}">',
    },
    {
      title: 'An attribute in single quotes',
      wrong: "<img alt='{title|htmltag}'>",
      says: "1:11: warning: '{title|htmltag}' is printed between single quotes, which no formatter escapes. Put double quotes around the attribute and write {title|htmltag}. [unescaped-attribute]",
      right: '<img alt="{title|htmltag}">',
    },
    {
      title: 'An attribute without quotes',
      wrong: '<img alt={title|htmltag}>',
      says: '1:10: warning: \'{title|htmltag}\' is printed into an attribute without quotes: a blank in it ends the attribute. Write alt="{title|htmltag}". [unescaped-attribute]',
      right: '<img alt="{title|htmltag}">',
    },
    {
      title: 'A value among attributes',
      wrong: '<div {title}>',
      says: "1:6: warning: '{title}' is printed among the attributes of a tag, where nothing can be escaped. Print it as the value of an attribute. [unescaped-attribute]",
      right: '<div title="{title|htmltag}">',
    },
    {
      title: 'An address',
      wrong: '<a href="{sourceUrl}">',
      says: "1:10: warning: '{sourceUrl}' is an address that is printed as it is: a quote in it ends the attribute. Write {sourceUrl|htmltag}, and take only addresses into the data that begin with 'https:' or '/'. [unescaped-address]",
      right: '<a href="{sourceUrl|htmltag}">',
    },
    {
      title: 'A part of an address',
      wrong: '<a href="/search?q={title}">',
      says: "1:20: warning: '{title}' is printed into the query of an address: '&', '#' and quotes in it change the address. Write {title|url-encode}. [unescaped-address]",
      right: '<a href="/search?q={title|url-encode}">',
    },
    {
      title: 'A value in a script',
      wrong: '<script>var a = {title};</script>',
      says: "1:17: warning: '{title}' is printed into a script as it is: its text runs as code. Write {title|json}. [unescaped-script]",
      right: '<script>var a = {title|json};</script>',
    },
    {
      title: 'A value in a string of a script',
      wrong: '<script>var a = "{title|htmltag}";</script>',
      says: "1:18: warning: '{title|htmltag}' is printed into a string of a script: a quote or '</script>' in it ends the string. Write {title|json} without the quotes around it. [unescaped-script]",
      right: '<script>var a = {title|json};</script>',
    },
    {
      title: 'JavaScript’s own `${…}`',
      wrong: '<script>var a = `/items/${name}`;</script>',
      says: "1:26: warning: '${name}' is read as a tag of the template before it is JavaScript. Write ${ name }: what has blanks is no tag. [unescaped-script]",
      right: '<script>var a = `/items/${ name }`;</script>',
    },
    {
      title: 'A value in a handler',
      wrong: '<button onclick="buy({title|json})">',
      says: "1:22: warning: '{title|json}' is printed into a script in an attribute. Write {title|json|htmltag} without quotes of the script around it. [unescaped-script]",
      right: '<button onclick="buy({title|json|htmltag})">',
    },
    {
      title: 'A value in a style sheet',
      wrong: '<style>a { font-family: {font} }</style>',
      says: "1:25: warning: '{font}' is printed into a style sheet, for which there is no formatter. Choose among fixed values with {.equal?}, or print a number. [unescaped-style]",
      right: '<style>a { font-size: {size|round}px }</style>',
    },
  ],
};
