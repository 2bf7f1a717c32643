/** A message as a mail program shows it. */
export interface ReadMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Reads a `multipart/alternative` message of RFC 2045 and its encoded words of RFC 2047, all of it in UTF-8. */
export function readMessage(raw: string): ReadMessage {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart);
  const of = (type: string) => parts.find((part) => part.type === type)?.text ?? '';
  return {
    subject: readWords(headers.get('subject') ?? ''),
    text: of('text/plain'),
    html: of('text/html'),
  };
}

function split(message: string) {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const lines = head
    .trimStart()
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()] as const;
    }),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

function readPart(part: string) {
  const { headers, body } = split(part);
  const text = decode(headers.get('content-transfer-encoding') ?? '', body.replace(/\r\n$/, ''));
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return { type, text: text.replaceAll('\r\n', '\n') };
}

function decode(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return fromQuoted(body.replaceAll('=\r\n', ''));
  return body;
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString();

/** Neighbours among encoded words belong together, without the space between them. */
const readWords = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, words: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString()
        : fromQuoted(words.replaceAll('_', ' ')),
    );
