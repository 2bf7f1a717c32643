/** Makes the sound of the shop, waves on a beach: `node examples/marram/sounds/draw.mjs`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const rate = 8000;
const seconds = 6;
const length = rate * seconds;
/** WAVE of one channel with 8 bits. */
const header = 44;

const file = Buffer.alloc(header + length);
file.write('RIFF', 0);
file.writeUInt32LE(header - 8 + length, 4);
file.write('WAVEfmt ', 8);
file.writeUInt32LE(16, 16);
file.writeUInt16LE(1, 20);
file.writeUInt16LE(1, 22);
file.writeUInt32LE(rate, 24);
file.writeUInt32LE(rate, 28);
file.writeUInt16LE(1, 32);
file.writeUInt16LE(8, 34);
file.write('data', 36);
file.writeUInt32LE(length, 40);

// The same noise each time, so that the file changes only with its rules.
let seed = 7;
let smooth = 0;
for (let index = 0; index < length; index += 1) {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  const noise = seed / 1_073_741_824 - 1;
  smooth += (noise - smooth) * 0.18;
  const wave = Math.sin((Math.PI * (index % (length / 2))) / (length / 2)) ** 3;
  file[header + index] = 128 + Math.round(smooth * 100 * (0.08 + 0.92 * wave));
}
await writeFile(fileURLToPath(new URL('../public/sounds/sea.wav', import.meta.url)), file);
