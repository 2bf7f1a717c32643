/** Skipped text, and the tag of a picture, in which a `>` may stand in a value. An unclosed part goes on to the end. */
const pictures =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<img(?=[\s/])(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)/gi;
const source = /\sdata-src="([^"]*)"/i;

/**
 * Gives a `src` to the pictures of a page that have their address in `data-src` alone. `image-meta` prints them so, and
 * the old host's scripts showed them.
 */
export function withPictureSources(html: string): string {
  return html.replace(pictures, (tag) => {
    if (!/^<img[\s\S]*>$/i.test(tag)) return tag;
    const address = source.exec(tag)?.[1];
    // Names are looked for outside of values.
    const names = tag.replace(/"[^"]*"|'[^']*'/g, '');
    if (!address || /\ssrc\s*=/i.test(names)) return tag;
    const loading = /\sloading\s*=/i.test(names) ? '' : ' loading="lazy"';
    return `<img src="${address}"${loading}${tag.slice('<img'.length)}`;
  });
}
