import { flag, misuse, textOf, value, type CommandLine } from '../arguments/index.js';

/** The options of `serve`. */
export interface ServeOptions {
  readonly kind: 'serve';
  readonly folder: string;
  /** The file with the data; null for `data.json` in the folder. */
  readonly data: string | null;
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** The shop that sells; null for none. */
  readonly shop: URL | null;
  /** BCP 47; null for the data's. */
  readonly locale: string | null;
  /** Visitors see no errors, and changes of files are not watched. */
  readonly isProduction: boolean;
}

export const serveLine: CommandLine<ServeOptions> = {
  synopsis: 'serve FOLDER --data DATA',
  help: `serve shows the site of a folder, with the widgets, and reloads pages after changes.
  --data DATA         the site's data; FOLDER/data.json if left out
  --shop URL          the shop that sells: its calls, cart and checkout get its answers
  --port PORT         4000 if left out, 0 for any
  --host HOST         the address to listen on; 127.0.0.1 if left out
  --locale LOCALE     such as de-AT; the data's website.language if left out
  --production        shows visitors no errors and watches no files
  Exit status: 0 ended, 1 no site in the folder, 2 used wrongly.`,
  shapes: {
    data: value,
    port: value,
    host: value,
    shop: value,
    locale: value,
    production: flag,
  },
  read: ([folder, ...others], values) => {
    if (folder === undefined) return misuse('serve needs the folder of the site.');
    if (others.length > 0) return misuse(`serve takes one folder; '${others[0]}' is one more.`);
    const port = textOf(values, 'port') ?? '4000';
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      return misuse(`--port: '${port}' is no port, such as 4000.`);
    }
    const address = textOf(values, 'shop');
    const shop = address === null ? null : readShop(address);
    if (typeof shop === 'string') return misuse(shop);
    const locale = textOf(values, 'locale');
    if (
      locale !== null &&
      Intl.DateTimeFormat.supportedLocalesOf(wellFormed(locale)).length === 0
    ) {
      return misuse(`--locale: '${locale}' is no locale, such as de-AT.`);
    }
    return {
      kind: 'serve',
      folder,
      data: textOf(values, 'data'),
      port: Number(port),
      host: textOf(values, 'host') ?? '127.0.0.1',
      shop,
      locale,
      isProduction: values.has('production'),
    };
  },
};

/** A text is what is wrong with the address. */
function readShop(address: string): URL | string {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol)
    ? url
    : `--shop: '${address}' is no address, such as https://shop.example.`;
}

/** `Intl` throws for a tag that is none. */
function wellFormed(locale: string): string[] {
  try {
    return Intl.getCanonicalLocales(locale);
  } catch {
    return [];
  }
}
