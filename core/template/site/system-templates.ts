/**
 * Templates of the host itself, for files that a site leaves out: the partials that templates apply by name, and plain
 * lists and items. A file or a partial of the same name replaces one.
 */
export const systemPartials: Readonly<Record<string, string>> = {
  'sqs-share-buttons': `{.section item}{@|apply sqs-share-links}{.or}{@|apply sqs-share-links}{.end}`,
  'sqs-share-links': `{.if fullUrl}<ul class="share-buttons">
<li><a href="https://www.facebook.com/sharer/sharer.php?u={website.baseUrl|url-encode}{fullUrl|url-encode}" rel="noopener" target="_blank">Facebook</a></li>
<li><a href="https://x.com/intent/post?url={website.baseUrl|url-encode}{fullUrl|url-encode}&amp;text={title|url-encode}" rel="noopener" target="_blank">X</a></li>
<li><a href="https://www.pinterest.com/pin/create/button/?url={website.baseUrl|url-encode}{fullUrl|url-encode}&amp;description={title|url-encode}" rel="noopener" target="_blank">Pinterest</a></li>
</ul>{.end}`,
  'sqs-social-links': `{.if website.socialAccounts}<ul class="social-links">{.repeated section website.socialAccounts}
<li class="social-{serviceName|htmltag}"><a href="{profileUrl|htmltag}" rel="me noopener" target="_blank">{.if screenname}{screenname|html}{.or}{serviceName|html}{.end}</a></li>{.end}
</ul>{.end}`,
};

/** A list without a template of its own. */
export const systemList = `<h1>{collection.title|html}</h1>
<ul class="item-list">{.repeated section items}
<li><a href="{fullUrl|htmltag}">{title|html}</a></li>{.end}
</ul>{.section pagination}
<nav class="pagination" aria-label="Pages">{.if prevPage}<a rel="prev" href="{prevPageUrl|htmltag}">Newer</a>{.end} {.if nextPage}<a rel="next" href="{nextPageUrl|htmltag}">Older</a>{.end}</nav>{.end}
`;

/** An item without a template of its own. */
export const systemItem = `{.section item}<article><h1>{title|html}</h1>
{.if body}{body}{.or}{.if excerpt}{excerpt}{.end}{.end}
{.section structuredContent}{.or}{.end}</article>{.end}
`;

export const systemMissing = `<h1>Page not found</h1>
<p>There is no page at this address. <a href="/">Go to the home page</a>.</p>
`;

/** The navigation without \`navigation.block\`. */
export const systemNavigation = `<ul>{.repeated section items}
<li>{.if externalLink}<a href="{externalLink.url|htmltag}">{externalLink.title|html}</a>{.or}<a href="{collection.fullUrl|htmltag}"{.if active} aria-current="page"{.end}>{collection.navigationTitle|html}</a>{.end}</li>{.end}
</ul>
`;
