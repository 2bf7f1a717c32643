import { createHash } from 'node:crypto';

/**
 * Numbers below a bound, the same for the same seed on every machine: each is read from a hash of the seed and a count.
 * @param {string} seed
 * @returns {(bound: number) => number}
 */
export function createRandom(seed) {
  let count = 0;
  return (bound) => {
    const hash = createHash('sha256').update(`${seed}:${count++}`).digest();
    return hash.readUIntBE(0, 6) % bound;
  };
}
