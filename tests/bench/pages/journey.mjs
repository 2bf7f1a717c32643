import { addForm } from './visitor.mjs';

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * One visitor's way through the shop: half come by a link to a product, each sees two to eight products (a few of which
 * are popular), one in five reads, one in ten changes the currency, one in four buys something.
 */
export function createJourney(products, draw) {
  // The popularity of products falls with the square of a uniform number.
  const product = () => products[Math.floor(draw() ** 2 * products.length)];
  const steps = [draw() < 0.5 ? '/' : product()];
  const count = 2 + Math.floor(draw() * 7);
  for (let seen = 0; seen < count; seen += 1) {
    if (draw() < 0.3) steps.push('/');
    steps.push(product());
  }
  if (draw() < 0.2) steps.push('/lessons/wedging', '/about');
  const currency = draw() < 0.1 ? '/?currency=EUR' : null;
  const buys = draw() < 0.25;

  return async (visitor) => {
    if (currency) await visitor.open(currency);
    for (const step of steps) await visitor.open(step);
    if (!buys) return;
    const { text } = await visitor.open(product());
    const form = addForm(text);
    if (form === null) return;
    await visitor.post(form.action, form.fields);
    await visitor.open('/cart');
  };
}
