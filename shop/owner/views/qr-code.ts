import { encode } from 'uqr';

/** The quiet zone that the standard asks for, in modules. */
const border = 4;

/** A QR code as the path of an SVG: no style and no picture that a policy would have to allow. */
export function qrCodeView(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border });
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') };
}

/** One rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
  }
  return path;
}
