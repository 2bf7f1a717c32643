import type { OwnWords } from '../words.js';

/** Pages of which the package has those of an example. */
export const ownTemplates = (words: OwnWords): ReadonlyMap<string, string> =>
  new Map([
    ['home.html', home(words)],
    ['about.html', about(words)],
    ['contact.html', contact(words)],
    ['parts/logo.html', logo],
    ['README.md', readme],
  ]);

/** Beside the name of the shop, in the colour of its look. */
const logo = `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M6 12h20l-2 15H8zM11 12a5 5 0 0 1 10 0" /></svg>
`;

/** For the tab of the browser. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#6b5b45" stroke-width="2.5" stroke-linejoin="round"><path d="M6 12h20l-2 15H8zM11 12a5 5 0 0 1 10 0" /></svg>
`;

const home = ({ seeAll }: OwnWords) => `{.macro main}
<section class="hero">
  <div class="hero-words">
    <h1>{website.siteTagLine}</h1>
    <p>{website.siteDescription}</p>
    <p><a class="button" href="/shop">${seeAll}</a></p>
  </div>
</section>
{.repeated section shelves}
{@|apply shelf}
{.end}
{.section newsletter}{@|apply newsletter}{.end}
{.end}

{@|apply layout}
`;

const about = ({ about: { heading, text } }: OwnWords) => `{.macro main}
<article class="content post">
  <h1>${heading}</h1>
  <p class="lead">${text}</p>
</article>
{.section newsletter}{@|apply newsletter}{.end}
{.end}

{@|apply layout}
`;

const contact = ({ contact: { heading, text, closed } }: OwnWords) => `{.macro main}
<div class="contact">
  <div class="contact-words">
    <h1>${heading}</h1>
    <p class="lead">${text}</p>
  </div>
  <div class="contact-form">
    {.section form}
    {@|apply website-form}
    {.or}
    <p class="note">${closed}</p>
    {.end}
  </div>
</div>
{.section newsletter}{@|apply newsletter}{.end}
{.end}

{@|apply layout}
`;

const readme = `# Templates of this shop

A file here is in place of the package's template of the same name, in \`parts/\` too. Copy one from
\`node_modules/vitrine-shop/pages/templates\` to change it, and check it:

    npx vitrine-template check --strict templates

A changed file shows at the next request.
`;
