import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine, type Engine, type Value } from 'vitrine/template';
import type { MailData, MailKind, NewMail, WrittenMail } from './types.js';
import { mailViews, type MailView, type ViewParts } from './views/index.js';
import { mailLanguage, sayIn } from './words/index.js';

export interface WriterOptions {
  /** Contains `{kind}.html` and `{kind}.txt` of each kind of mail, and in `parts/` what they apply. */
  readonly templatesDir: string;
  /** The name of the shop, as it stands in mails. */
  readonly shopName: string;
  /** Begins all addresses in mails, such as `https://shop.example`. */
  readonly origin: string;
}

/** Puts a mail into words. */
export type WriteMail = (
  mail: Pick<NewMail, 'kind' | 'language' | 'data' | 'unsubscribeUrl'>,
) => WrittenMail;

type Format = 'html' | 'txt';

const kinds = Object.keys(mailViews) as readonly MailKind[];

/** Reads and compiles the templates of all kinds. Throws for the first that is missing or broken. */
export function openMailTemplates({ templatesDir, shopName, origin }: WriterOptions): WriteMail {
  const engines: Readonly<Record<Format, Engine>> = {
    html: createEngine({ escape: 'html', mode: 'strict' }),
    txt: createEngine({ mode: 'strict' }),
  };
  const read = (name: string) =>
    readFileSync(path.join(templatesDir, name), 'utf8').replace(/\r?\n$/, '');
  const open = (format: Format) => {
    const partials = new Map(
      readdirSync(path.join(templatesDir, 'parts'))
        .filter((name) => name.endsWith(`.${format}`))
        .map((name) => [path.parse(name).name, read(path.join('parts', name))] as const),
    );
    const compiled = new Map(
      kinds.map((kind) => [kind, engines[format].compile(read(`${kind}.${format}`))] as const),
    );
    return (kind: MailKind, data: Value): string =>
      compiled.get(kind)?.render(data, { partials }).output.trim() ?? '';
  };
  const printHtml = open('html');
  const printText = open('txt');

  return (given) => {
    const mail = withPlainTexts(given);
    const language = mailLanguage(mail.language);
    const say = sayIn(language);
    const { kind, unsubscribeUrl } = mail;
    const view = viewOf(mail, { shop: shopName, language, say });
    const data = {
      ...view,
      lang: language.code,
      dir: language.direction,
      shop: shopName,
      home: origin,
      homeText: origin.replace(/^https?:\/\//, ''),
      unsubscribe:
        unsubscribeUrl === undefined
          ? null
          : { url: unsubscribeUrl, label: say('unsubscribe'), text: say('unsubscribeText') },
    } as Value;
    return {
      subject: toLine(view.subject),
      html: `${printHtml(kind, data)}\n`,
      text: `${printText(kind, data)
        .replace(/[ \t]+$/gm, '')
        .replace(/\n{3,}/g, '\n\n')}\n`,
    };
  };
}

/** The view of the kind gets the data of the kind. */
function viewOf({ kind, data }: Pick<NewMail, 'kind' | 'data'>, parts: ViewParts): MailView {
  const view = mailViews[kind] as (data: MailData[MailKind], parts: ViewParts) => MailView;
  return view(data, parts);
}

/** Characters of a subject. RFC 5322 §2.1.1 ends a line of a header at 998 octets. */
const longestSubject = 200;

/** A header is one line. */
function toLine(text: string): string {
  const characters = [...text.replace(/\p{Cc}+/gu, ' ').trim()];
  if (characters.length <= longestSubject) return characters.join('');
  return `${characters.slice(0, longestSubject - 1).join('')}…`;
}

type ToWrite = Parameters<WriteMail>[0];

/**
 * Line ends are `\n`, and there are no other control characters: a database refuses some of them, and a mail server can
 * take a lone carriage return for the end of a line.
 */
function withPlainTexts(mail: ToWrite): ToWrite {
  const data: unknown = JSON.parse(JSON.stringify(mail.data), (_, value: unknown) =>
    typeof value === 'string' ? toPlain(value) : value,
  );
  return { ...mail, data } as ToWrite;
}

const toPlain = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
