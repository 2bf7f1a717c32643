import { getRuntime } from '../../core/runtime/index.js';
import type { Diagnosis, ShopAnswer } from './diagnosis.js';
import { examinePage } from './examine/index.js';
import { askShop } from './gather/ask-shop.js';
import { probeStorage, readEvidence, readSettings } from './gather/evidence.js';
import { lookRegularly } from './gather/look-regularly.js';
import { startWatch, type Watch } from './gather/watch.js';
import { openPanel, type Panel } from './view/panel.js';

/** What a page has one of, while its panel is open or closed. */
interface Practice {
  readonly watch: Watch;
  readonly refusals: ReturnType<typeof probeStorage>;
  answer: ShopAnswer | null;
  panel: Panel | null;
  stop(): void;
}

/**
 * Shows each element of the page, its state, the reasons and the fix, in a panel over the page, and resolves to the same
 * as data. Each call asks the shop for a cart, without cookies. While the panel is open it follows the page. On a page with
 * the loader, `vitrine.doctor()` does the same.
 *
 * @example
 * const { elements } = await openDoctor();
 * console.table(elements.map(({ name, state }) => ({ name, state })));
 */
export async function openDoctor(): Promise<Diagnosis> {
  const practice = getRuntime().shared('doctor', startPractice);
  if (!practice.panel) open(practice);
  practice.panel?.focus();
  return ask(practice);
}

function startPractice(): Practice {
  const practice: Practice = {
    watch: startWatch(),
    refusals: probeStorage(),
    answer: null,
    panel: null,
    stop: () => {},
  };
  practice.watch.onNews(() => void (practice.panel && look(practice)));
  return practice;
}

function open(practice: Practice): void {
  practice.panel = openPanel({
    onLook: () => void ask(practice),
    onClose() {
      practice.panel = null;
      practice.stop();
    },
  });
  practice.stop = lookRegularly(() => look(practice));
  look(practice);
}

/** Examines the page with what the shop answered last. */
function look(practice: Practice): Diagnosis {
  const { watch, answer, refusals } = practice;
  const diagnosis = examinePage(document, readEvidence(watch, answer, refusals));
  practice.panel?.show(diagnosis);
  return diagnosis;
}

async function ask(practice: Practice): Promise<Diagnosis> {
  practice.answer = await askShop(getRuntime().apiOrigin, readSettings()['backend']);
  return look(practice);
}
