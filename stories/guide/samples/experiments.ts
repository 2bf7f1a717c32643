import { getExperiments } from '../../../core/experiments/index.js';

/** What a page's own script asks. */
export function readHero() {
  const experiments = getExperiments();
  const note = experiments.toggle('gift-note', false);
  const call = experiments.test('hero-call', 'look-around');

  return {
    hasGiftNote: note.isEnabled,
    callTo: call.variant,
    // Null when all is well; else a sentence for whoever runs the site.
    problem: note.error ?? call.error,
  };
}
