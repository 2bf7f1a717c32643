import { Problem } from './problem.js';

const plainMultipart = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;

/** The boundary between the parts of a form, as browsers write it; null for another type or another way to write it. */
export function boundaryOf(type: string): string | null {
  return plainMultipart.exec(type)?.[2] ?? null;
}

/** Counts a text in bytes that come in pieces. */
export function createTextCounter(text: string): (bytes: Uint8Array) => number {
  const sought = Buffer.from(text);
  let rest = Buffer.alloc(0);
  let count = 0;
  return (bytes) => {
    const known = Buffer.concat([rest, bytes]);
    let end = 0;
    for (let at = known.indexOf(sought); at >= 0; at = known.indexOf(sought, end)) {
      count += 1;
      end = at + sought.length;
    }
    rest = known.subarray(Math.max(end, known.length - sought.length + 1));
    return count;
  };
}

/** Far more than a form of the shop has. A part takes memory and time beside its bytes. */
const mostParts = 5000;

export interface HeldBody {
  readonly request: Request;
  /** Whether the body was ended because it is too large. */
  isOver(): boolean;
}

/**
 * The request with a body that ends in an error beyond so many bytes, or as a form of too many parts. Nothing is read
 * before the handler reads it.
 */
export function holdBody(request: Request, maxSize: number): HeldBody {
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '');
  const countParts = boundary === null ? () => 0 : createTextCounter(`--${boundary}`);
  const reader = request.body?.getReader();
  let size = 0;
  let isOver = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const read = await reader?.read();
        if (read?.value === undefined) return controller.close();
        size += read.value.byteLength;
        isOver = size > maxSize || countParts(read.value) > mostParts;
        if (isOver) throw new Problem('body-too-large');
        controller.enqueue(read.value);
      },
    },
    { highWaterMark: 0 },
  );
  // Node asks for the word where a body is a stream; the types of browsers do not have it.
  const init: RequestInit & { readonly duplex: 'half' } = { body, duplex: 'half' };
  return { request: new Request(request, init), isOver: () => isOver };
}
