/** Draws every picture of the shop: `node examples/marram/images/draw.mjs [folder]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ceramics } from './still-lifes/ceramics.mjs';
import { downloads } from './still-lifes/downloads.mjs';
import { kitchen } from './still-lifes/kitchen.mjs';
import { hero } from './still-lifes/hero.mjs';
import { inUse } from './still-lifes/in-use.mjs';
import { lessons } from './still-lifes/lessons.mjs';
import { light } from './still-lifes/light.mjs';
import { paper } from './still-lifes/paper.mjs';
import { textiles } from './still-lifes/textiles.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('../public/images', import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, scene] of [
  ...ceramics(),
  ...textiles(),
  ...light(),
  ...paper(),
  ...kitchen(),
  ...downloads(),
  ...hero(),
  ...inUse(),
  ...lessons(),
]) {
  await writeFile(`${folder}/${name}.svg`, scene.render());
}
