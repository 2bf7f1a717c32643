import { describe, expect, it } from 'vitest';
import {
  boundaryOf,
  createTextCounter,
  holdBody,
} from '../../../../../../shop/server/ground/http/held-body.js';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the boundary of a form', () => {
  it.each([
    ['multipart/form-data; boundary=----WebKitFormBoundaryQ3', '----WebKitFormBoundaryQ3'],
    ['multipart/form-data;boundary="a=b"', 'a=b'],
    ['Multipart/Form-Data; Boundary=x', 'x'],
    ['multipart/form-data', null],
    ['multipart/form-data; boundary="a', null],
    ['multipart/form-data; boundary="a\\b"', null],
    ['multipart/form-data; boundary=a; boundary=b', null],
    ['multipart/form-data; charset=utf-8; boundary=a', null],
    ['application/x-www-form-urlencoded', null],
    ['', null],
  ])('of %j is %j', (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary);
  });
});

describe('the counter of a text', () => {
  it.each([
    ['in one piece', ['--ab x --ab'], 2],
    ['across pieces', ['-', '-a', 'b--', 'ab-', '-ab'], 3],
    ['that begins like itself', ['----ab', '--', '--ab'], 2],
    ['that is not there', ['--a', ' b', ''], 0],
  ])('finds one %s', (_, pieces, found) => {
    const count = createTextCounter('--ab');
    const counts = pieces.map((piece) => count(bytes(piece)));
    expect(counts.at(-1)).toBe(found);
  });
});

describe('a held body', () => {
  const type = 'multipart/form-data; boundary=b';
  const partOf = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
  const formOf = (parts: number) => `${partOf('a').repeat(parts)}--b--\r\n`;

  async function read(text: string, maxSize: number) {
    const sent = new Request('http://shop.test/', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: bytes(text),
    });
    const { request, isOver } = holdBody(sent, maxSize);
    const form = await request.formData().catch((error: Error) => error);
    return { parts: form instanceof FormData ? [...form].length : form.message, isOver: isOver() };
  }

  const tooLarge = 'The request body is too large.';

  it.each([
    ['of the limit', formOf(3), formOf(3).length, { parts: 3, isOver: false }],
    ['of a byte more', formOf(3), formOf(3).length - 1, { parts: tooLarge, isOver: true }],
    ['of very many parts', formOf(5000), 1e6, { parts: tooLarge, isOver: true }],
    ['of many parts', formOf(4999), 1e6, { parts: 4999, isOver: false }],
  ])('%s ends as it should', async (_, text, maxSize, outcome) => {
    expect(await read(text, maxSize)).toEqual(outcome);
  });
});
