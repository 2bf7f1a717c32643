import { useEffect, useRef, useState } from 'react';
import {
  renderCaptcha,
  type CaptchaProvider,
  type CaptchaSettings,
  type RenderedCaptcha,
} from '../../../core/captcha/index.js';
import { announce } from '../../../core/dom/index.js';
import { captchaStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** A captcha as a widget with a form uses it. */
export interface CaptchaInUse {
  /** Whether the form has one, and it was not destroyed. */
  readonly isWanted: boolean;
  /** Whether it stands in the page; only then a submit needs a token. */
  readonly isRendered: boolean;
  /** What goes to the server; null until it is solved, and again when it has run out. */
  readonly token: string | null;
  /** Why it could not be rendered, in a sentence for the visitor. */
  readonly failure: string | null;
  /** The ref of the node in the light DOM that it is rendered into. */
  readonly place: (node: HTMLElement | null) => void;
  /** Back to unsolved: a token is worth one submit. One that could not be rendered is tried once more. */
  reset(): void;
  /** Takes it out of the page for good. */
  destroy(): void;
}

interface Standing {
  readonly isRendered: boolean;
  readonly token: string | null;
  readonly failure: string | null;
}

const nothing: Standing = { isRendered: false, token: null, failure: null };

/** The captcha of a form; none while `settings` is null. */
export function useCaptcha(settings: CaptchaSettings | null): CaptchaInUse {
  const provider: CaptchaProvider | null = settings?.provider ?? null;
  const siteKey = settings?.siteKey ?? '';
  const [node, place] = useState<HTMLElement | null>(null);
  const [isDestroyed, setDestroyed] = useState(false);
  const [tries, setTries] = useState(0);
  const [standing, setStanding] = useState(nothing);
  const rendered = useRef<RenderedCaptcha | 'failed' | null>(null);

  useEffect(() => {
    if (provider === null || node === null || isDestroyed) return;
    let isOver = false;
    const onToken = (token: string | null) => {
      if (!isOver) setStanding({ isRendered: true, token, failure: null });
    };
    renderCaptcha({ provider, siteKey }, node, onToken).then(
      (captcha) => {
        if (isOver) return captcha.destroy();
        rendered.current = captcha;
        setStanding({ isRendered: true, token: captcha.token(), failure: null });
      },
      (error: unknown) => {
        if (isOver) return;
        rendered.current = 'failed';
        getRuntime().reporter.report(error, { where: `captcha (${provider})` });
        const failure = captchaStrings('notRendered');
        setStanding({ ...nothing, failure });
        announce(failure);
      },
    );
    return () => {
      isOver = true;
      if (rendered.current !== 'failed') rendered.current?.destroy();
      rendered.current = null;
      setStanding(nothing);
    };
  }, [provider, siteKey, node, isDestroyed, tries]);

  return {
    isWanted: provider !== null && !isDestroyed,
    ...standing,
    place,
    reset() {
      if (rendered.current === 'failed') setTries((count) => count + 1);
      else rendered.current?.reset();
      setStanding((known) => (known.token === null ? known : { ...known, token: null }));
    },
    destroy: () => setDestroyed(true),
  };
}
