import { palette } from '../colour.mjs';
import { at, createScene } from '../scene.mjs';
import { bowl, grass, mug, tints, vase } from './ceramics.mjs';
import { lamp } from './light.mjs';

/** The wide picture at the top of the home page; its left part stays calm for the words. */
export function hero() {
  const scene = createScene({ tint: tints.clay, width: 1800, height: 1100, floor: 0.7 });
  const place = (x, y, half, markup) => scene.add(scene.shadow(x, y, half), at(x, y, markup));
  place(1330, 840, 130, lamp(scene, palette.chalk));
  place(960, 880, 120, at(0, -400, grass(palette.ochre)) + vase(scene, palette.ink, 430, 170));
  place(1195, 945, 92, mug(scene, palette.terracotta, 190, 92));
  place(1580, 930, 90, bowl(scene, palette.sea, 190));
  return [['home-hero', scene]];
}
