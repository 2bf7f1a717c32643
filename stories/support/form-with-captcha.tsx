import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { CaptchaSettings } from '../../core/captcha/index.js';
import { CaptchaPlace, captchaStyles, useCaptcha } from '../../widgets/parts/captcha/index.js';

export interface Props {
  provider: CaptchaSettings['provider'];
  problem: string | null;
  /** Pixels. */
  width: number;
}

/** As `vitrine-form` and `vitrine-restock` hold it: in the light DOM, above their button. */
function FormWithCaptcha({ provider, problem, width }: Props) {
  const captcha = useCaptcha({ provider, siteKey: 'key' });
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(captchaStyles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
  return (
    <form style={{ maxInlineSize: width }}>
      <CaptchaPlace captcha={captcha} id="captcha" problem={problem} />
      <p>
        <button type="button" onClick={captcha.reset}>
          Start again
        </button>
      </p>
      <output>{captcha.token === null ? 'No token' : 'A token'}</output>
    </form>
  );
}

/** A root of its own, as elements have: it is drawn by their runtime, not by that of the page. */
export function mountForm(host: HTMLElement, props: Props): () => void {
  const root = createRoot(host);
  root.render(<FormWithCaptcha {...props} />);
  // The page's React may be rendering, and ends no root meanwhile.
  return () => queueMicrotask(() => root.unmount());
}
