import { createEngine } from '../../../core/template/index.js';

const engine = createEngine();
const page = engine.compile(
  '<h1>{title}</h1>{.repeated section related}<p>{title}</p>{.or}Nothing else today.{.end}',
);

/** Prints a page piece by piece; the heading is on its way before the related products are known. */
export async function* print(title: string, findRelated: () => Promise<{ title: string }[]>) {
  yield* page.stream({ title }, { load: { related: findRelated } });
}
