import { asLoaded } from './as-loaded.mjs';
import { escape } from './escape.mjs';

const row = (index) => ({
  id: index,
  name: index % 4 ? `Fern & Field ${index}` : `Customer ${index}`,
  amount: ((index * 7919) % 2000000) / 100,
});

/** A long export: what a round of a loop costs. Printing the numbers and escaping is most of it. */
export const rows = {
  name: 'rows',
  title: 'Rows (10,000)',
  targets: { reference: 2, hand: 1.3 },
  data: asLoaded({ rows: Array.from({ length: 10_000 }, (_, index) => row(index)) }),
  jsonT: `<table>{.repeated section rows}<tr><td>{id}</td><td>{name|htmltag}</td><td>{amount}</td></tr>
{.end}</table>`,
  handlebars: `<table>{{#each rows}}<tr><td>{{id}}</td><td>{{name}}</td><td>{{amount}}</td></tr>
{{/each}}</table>`,
  mustache: `<table>{{#rows}}<tr><td>{{id}}</td><td>{{name}}</td><td>{{amount}}</td></tr>
{{/rows}}</table>`,
  eta: `<table><% for (const row of it.rows) { %><tr><td><%= row.id %></td><td><%= row.name %></td><td><%= row.amount %></td></tr>
<% } %></table>`,
  hand(it) {
    let html = '<table>';
    for (const row of it.rows) {
      html += `<tr><td>${row.id}</td><td>${escape(row.name)}</td><td>${row.amount}</td></tr>\n`;
    }
    return `${html}</table>`;
  },
};
