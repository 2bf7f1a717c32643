import { flag, misuse, textOf, value, type CommandLine } from '../arguments/index.js';

export interface RenderOptions {
  readonly kind: 'render';
  readonly file: string;
  /** The file with the data. */
  readonly data: string;
  /** The folder with the partials. */
  readonly partials: string | null;
  /** The file with what is printed for the tags of a host. */
  readonly standIns: string | null;
  /** The file that takes the page; null for standard output. */
  readonly output: string | null;
  /** BCP 47, or null for no locale data. */
  readonly locale: string | null;
  /** Null for the data's `website.timeZone`. */
  readonly timeZone: string | null;
  /** Milliseconds since 1970; null for the current time. */
  readonly now: number | null;
  readonly escape: 'none' | 'html';
  readonly isStrict: boolean;
}

export const renderLine: CommandLine<RenderOptions> = {
  synopsis: 'render FILE --json DATA',
  help: `render prints a template with data; what goes wrong goes to standard error.
  --json DATA         the data
  --partials DIR      the folder of what apply and include run: DIR/blocks/item.html is
                      'blocks/item' and 'blocks/item.html'
  --stand-ins FILE    what is printed for tags of a host, as JSON:
                      { "squarespace-headers": "<meta …>", "squarespace:navigation": "<nav>…</nav>",
                      "squarespace:navigation navigationId=footer": "" }
  --output FILE       takes the page in place of standard output
  --locale LOCALE     such as de-AT; en-US if left out, none for no locale
  --time-zone ZONE    such as Europe/Paris; the data's website.timeZone if left out
  --now MS            the time, in milliseconds since 1970; the clock's if left out
  --escape html       escapes what no formatter made safe
  --strict            stops at the first error and prints nothing
  Exit status: 0 nothing wrong, 1 errors, 2 used wrongly.`,
  shapes: {
    json: value,
    partials: value,
    'stand-ins': value,
    output: value,
    locale: value,
    'time-zone': value,
    now: value,
    escape: value,
    strict: flag,
  },
  read: ([file, ...others], values) => {
    const data = textOf(values, 'json');
    const locale = textOf(values, 'locale') ?? 'en-US';
    const timeZone = textOf(values, 'time-zone');
    const standIns = textOf(values, 'stand-ins');
    const now = textOf(values, 'now');
    const escape = textOf(values, 'escape') ?? 'none';

    if (file === undefined) return misuse('render needs a file.');
    if (others.length > 0) return misuse(`render takes one file; '${others[0]}' is one more.`);
    if (data === null) return misuse('render needs --json DATA: a file, or - for standard input.');
    if (file === '-' && data === '-') return misuse('Template and data cannot both be -.');
    if (standIns === '-') return misuse('--stand-ins takes a file, not -.');
    if (locale !== 'none' && !isLocale(locale)) {
      return misuse(`--locale: '${locale}' is no locale.`);
    }
    if (timeZone !== null && !isTimeZone(timeZone)) {
      return misuse(`--time-zone: '${timeZone}' is no time zone, such as Europe/Paris.`);
    }
    if (now !== null && !/^-?\d{1,16}$/.test(now)) {
      return misuse(`--now: '${now}' is no number of milliseconds since 1970.`);
    }
    if (escape !== 'none' && escape !== 'html') return misuse('--escape takes html or none.');
    return {
      kind: 'render',
      file,
      data,
      partials: textOf(values, 'partials'),
      standIns,
      output: textOf(values, 'output'),
      locale: locale === 'none' ? null : locale,
      timeZone,
      now: now === null ? null : Number(now),
      escape,
      isStrict: values.has('strict'),
    };
  },
};

function isLocale(name: string): boolean {
  return isAccepted(() => new Intl.Locale(name));
}

function isTimeZone(name: string): boolean {
  return isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

/** `Intl` throws for names that it does not know. */
function isAccepted(make: () => object): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
