/** The address of a recording of a soft tone, which needs no file: 8000 samples a second of 8 bits, as WAV. */
export function makeTone(seconds: number): string {
  const rate = 8000;
  const length = Math.round(seconds * rate);
  const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 0xff);
  const samples = Array.from({ length }, (_, index) =>
    Math.round(128 + 12 * Math.sin((index * 2 * Math.PI * 220) / rate)),
  );
  const bytes = [
    ...text('RIFF'),
    ...number(36 + length, 4),
    ...text('WAVEfmt '),
    ...number(16, 4),
    ...number(1, 2),
    ...number(1, 2),
    ...number(rate, 4),
    ...number(rate, 4),
    ...number(1, 2),
    ...number(8, 2),
    ...text('data'),
    ...number(length, 4),
    ...samples,
  ];
  return `data:audio/wav;base64,${btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))}`;
}
