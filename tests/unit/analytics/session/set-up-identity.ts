import { onTestFinished } from 'vitest';
import { createIdentity, type Identity } from '../../../../analytics/session/index.js';
import { createManualClock, type ManualClock } from '../../../support/manual-clock.js';
import { openCookieJar, type CookieJar } from './cookie-jar.js';

export interface IdentityUnderTest {
  identity: Identity;
  clock: ManualClock;
  jar: CookieJar;
  warnings: string[];
  allowed: Set<'measurement' | 'marketing'>;
}

/** A browser: storage, cookies and a clock, which several pages can share. */
export function openBrowser(options: { refusesCookies?: boolean } = {}) {
  const time = createManualClock();
  let offset = 0;
  const clock: ManualClock = { ...time, now: () => time.now() + offset };
  const jar = openCookieJar(clock, { refuses: options.refusesCookies ?? false });
  localStorage.clear();
  sessionStorage.clear();
  onTestFinished(jar.close);

  function openPage(
    allowed: ('measurement' | 'marketing')[] = ['measurement', 'marketing'],
  ): IdentityUnderTest {
    const warnings: string[] = [];
    const purposes = new Set(allowed);
    const identity = createIdentity({
      clock,
      reporter: { warn: (text) => warnings.push(text) },
      isAllowed: (purpose) => purposes.has(purpose),
    });
    identity.start();
    onTestFinished(() => identity.stop());
    return { identity, clock, jar, warnings, allowed: purposes };
  }

  return {
    clock,
    jar,
    openPage,
    /** Somebody sets the clock; timers do not notice. */
    setClock: (step: number) => void (offset += step),
  };
}

/** Makes a storage refuse: every touch throws, or every write. Ends with the test. */
export function spoilStorage(area: 'localStorage' | 'sessionStorage', how: 'denied' | 'full') {
  const original = Object.getOwnPropertyDescriptor(globalThis, area);
  const storage = globalThis[area];
  Object.defineProperty(globalThis, area, {
    configurable: true,
    get() {
      if (how === 'denied') throw new DOMException('Access is denied', 'SecurityError');
      return {
        getItem: (key: string) => storage.getItem(key),
        removeItem: (key: string) => storage.removeItem(key),
        setItem() {
          throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
        },
      };
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, area);
    if (original) Object.defineProperty(globalThis, area, original);
  });
}
