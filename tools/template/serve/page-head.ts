import type { Data, SitePage } from '../../../core/template/site/index.js';
import { widgetsPath } from './widget-files.js';

/** The widgets' script, and what it reads about the site. */
export function printWidgets({ data }: SitePage): string {
  const website = dataOf(data['website']);
  const settings = dataOf(data['websiteSettings']);
  const store = { ...dataOf(settings['storeSettings']), ...dataOf(website['storeSettings']) };
  const context = {
    websiteId: textOf(website['id']) ?? 'site',
    locale: textOf(website['language']) ?? 'en-US',
    currency: textOf(website['currency']) ?? textOf(store['selectedCurrency']) ?? 'USD',
    storeSettings: store,
  };
  // `<` would end the script, whatever a title holds.
  const json = JSON.stringify(context).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="vitrine-site">${json}</script>
<script type="module" src="${widgetsPath}vitrine.js"></script>`;
}

function dataOf(value: Data[string]): Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Data)
    : {};
}

function textOf(value: Data[string]): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
