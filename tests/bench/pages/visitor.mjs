/** A browser: it keeps cookies, opens pages, posts forms, and sends JSON as a script with the crumb does. */
export function createVisitor(origin, seen = () => undefined) {
  const cookies = new Map();

  async function ask(address, init = {}) {
    const url = new URL(address, origin);
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...init.headers,
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name, ...value] = pair.split('=');
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value.join('='));
    }
    const text = await answer.text();
    const location = answer.headers.get('location');
    if (location !== null) return ask(new URL(location, url).href);
    seen({ path: url.pathname, status: answer.status, cache: answer.headers.get('x-cache'), text });
    return { path: url.pathname, status: answer.status, text };
  }

  return {
    cookies,
    /** Follows redirects: `path` is where they lead. */
    open: (address) => ask(address),
    post: (address, fields) =>
      ask(address, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) }),
    /** Resolves to the parsed answer. Throws when the call is refused. */
    async send(method, address, json, headers = {}) {
      const crumb = decodeURIComponent(cookies.get('crumb') ?? '');
      const { status, text } = await ask(address, {
        method,
        headers: { 'content-type': 'application/json', 'x-csrf-token': crumb, ...headers },
        body: JSON.stringify(json),
      });
      if (status >= 400)
        throw new Error(`${method} ${address} was answered with ${status}: ${text}`);
      return JSON.parse(text);
    },
  };
}

/** The shop's own pages that a page links to, each once, without the fragment. */
export function linksOf(text) {
  const found = [...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href]) => href);
  return [...new Set(found.map((href) => href.replaceAll('&amp;', '&')))];
}

/** The first form of a page that adds to the cart, as a browser would post it; null without one. */
export function addForm(text) {
  const form = /<form class="add-form"[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(text);
  if (form === null) return null;
  const [, action, content] = form;
  const hidden = [...content.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, value]));
  const sku = /<option value="([^"]+)"(?! disabled)/.exec(content)?.[1];
  return { action, fields: { quantity: '1', ...fields, ...(sku && { sku }) } };
}
