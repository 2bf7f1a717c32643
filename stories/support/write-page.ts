import type { SitePart } from './site-context.js';

/** The shop of the README: `npm start`. */
export const shopOfPages = 'http://localhost:8080';

/** An address of the story's own site: in an attribute, or in the JSON of a product. */
const ownAddress =
  /(\s(?:href|src|action|formaction|checkout-href|modal-base)="|"(?:assetUrl|url)": ")(?=\/(?!\/))/g;

/**
 * The HTML of a story as a page of another site needs it: with the script tag of the shop, the page data that the story
 * has, and addresses of the shop in place of those of its own pages.
 */
export function writePage(html: string, site: SitePart = {}): string {
  const data =
    Object.keys(site).length === 0
      ? ''
      : `<script type="application/json" id="vitrine-site">
  ${JSON.stringify(site, null, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n  ')}
</script>
`;
  return `<script type="module" src="${shopOfPages}/assets/vitrine.js" data-api="${shopOfPages}"></script>
<link rel="stylesheet" href="${shopOfPages}/assets/vitrine.css">
${data}${html.trim().replaceAll(ownAddress, `$1${shopOfPages}`)}
`;
}

/** What Storybook knows of a story. */
interface StoryParameters {
  readonly docs?: { readonly source?: { readonly language?: string } };
  readonly site?: SitePart;
}

/** The source that Storybook shows: of HTML the page to copy, of other stories what it would show by itself. */
export function writeSource(code: string, parameters: StoryParameters): string {
  return parameters.docs?.source?.language === 'html' ? writePage(code, parameters.site) : code;
}
