import { measure } from './measure.mjs';
import { requirePeer } from './peers.mjs';
import { loadVitrine } from './vitrine.mjs';

/** What creating an engine costs in a process that has created one before, in µs. */
export async function measureCreation(rounds) {
  const { Compiler } = requirePeer('@squarespace/template-engine');
  const { createEngine } = await loadVitrine();
  const measured = measure(
    { reference: () => new Compiler(), vitrine: () => createEngine() },
    { rounds },
  );
  return Object.fromEntries(
    Object.entries(measured).map(([name, { ms }]) => [name, Number((ms * 1000).toPrecision(3))]),
  );
}
