import { getRuntime } from '../../core/runtime/index.js';
import type { Diagnosis, ShopAnswer } from './diagnosis.js';
import { examinePage } from './examine/index.js';
import { askShop } from './gather/ask-shop.js';
import { probeStorage, readEvidence, readSettings } from './gather/evidence.js';
import { lookRegularly } from './gather/look-regularly.js';
import { startWatch, type Watch } from './gather/watch.js';
import { openPanel, type Panel } from './view/panel.js';

/** The state that a page has once, while its panel is open or closed. */
interface DoctorSession {
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
  const session = getRuntime().shared('doctor', startSession);
  if (!session.panel) open(session);
  session.panel?.focus();
  return ask(session);
}

function startSession(): DoctorSession {
  const session: DoctorSession = {
    watch: startWatch(),
    refusals: probeStorage(),
    answer: null,
    panel: null,
    stop: () => {},
  };
  session.watch.onNews(() => void (session.panel && look(session)));
  return session;
}

function open(session: DoctorSession): void {
  session.panel = openPanel({
    onLook: () => void ask(session),
    onClose() {
      session.panel = null;
      session.stop();
    },
  });
  session.stop = lookRegularly(() => look(session));
  look(session);
}

/** Examines the page with what the shop answered last. */
function look(session: DoctorSession): Diagnosis {
  const { watch, answer, refusals } = session;
  const diagnosis = examinePage(document, readEvidence(watch, answer, refusals));
  session.panel?.show(diagnosis);
  return diagnosis;
}

async function ask(session: DoctorSession): Promise<Diagnosis> {
  session.answer = await askShop(getRuntime().apiOrigin, readSettings()['backend']);
  return look(session);
}
