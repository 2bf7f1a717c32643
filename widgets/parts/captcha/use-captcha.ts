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

/** The captcha of a form. */
export interface CaptchaInUse {
  /** Whether the form has one that was not destroyed. */
  readonly isWanted: boolean;
  /** Whether it is rendered; only then a submission needs a token. */
  readonly isRendered: boolean;
  /** The token for the server; null until it is solved, and after it expires. */
  readonly token: string | null;
  /** Why it could not be rendered, as a text for the visitor. */
  readonly failure: string | null;
  /** Ref of the light DOM node that it renders into. */
  readonly place: (node: HTMLElement | null) => void;
  /** Resets to unsolved, because a token is valid for one submission. A captcha that failed to render is retried. */
  reset(): void;
  /** Removes it permanently. */
  destroy(): void;
}

interface Standing {
  readonly isRendered: boolean;
  readonly token: string | null;
  readonly failure: string | null;
}

const nothing: Standing = { isRendered: false, token: null, failure: null };

/** Renders the captcha of a form; none while `settings` is null. */
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
