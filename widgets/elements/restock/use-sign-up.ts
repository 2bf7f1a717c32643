import type { RestockProps } from './definition.js';
import { useEffect, useRef, useState } from 'react';
import {
  emailProblem,
  RestockError,
  restockKey,
  signUpForRestock,
  toRestockError,
} from '../../../core/commerce/restock/index.js';
import { getProducts, selectionProblem } from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { captchaStrings, restockStrings } from '../../../core/i18n/index.js';
import { getRuntime, isCanceled } from '../../../core/runtime/index.js';
import type { CaptchaInUse } from '../../parts/captcha/index.js';
import { useLatest } from '../../element/index.js';
import { markMissing } from '../../hooks/index.js';
import type { Offer } from './offer.js';

/** A short wait is not worth a word. */
const spokenAfter = 400;

interface SignUpValues {
  readonly email: string;
  readonly isJoinMailingList: boolean;
}

export interface SignUpInUse {
  readonly isSending: boolean;
  /** The problem, and where it is shown. */
  readonly problem: { readonly place: ProblemPlace; readonly text: string } | null;
  /** Resolves to where something is wrong, or null when the server has taken it or another press is under way. */
  submit(values: SignUpValues): Promise<ProblemPlace | null>;
  /** An address that was wrong is judged again while it is typed. */
  recheck(email: string): void;
}

type ProblemPlace = 'email' | 'captcha' | 'form';

interface Attempt {
  readonly key: string;
  readonly error: RestockError | null;
}

/** One signup after the other; a problem belongs to the variant of its signup. */
export function useSignUp(
  offer: Offer,
  captcha: CaptchaInUse,
  props: RestockProps,
  finish: (of: Offer) => void,
): SignUpInUse {
  const key = restockKey(offer);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const busy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const latestKey = useLatest(key);
  useEffect(() => {
    if (!isSending) return;
    return getRuntime().clock.setTimeout(() => announce(restockStrings('sending')), spokenAfter);
  }, [isSending]);

  const error = attempt?.key === key ? attempt.error : null;

  function fail(found: RestockError): ProblemPlace {
    const { productId, variantId } = offer;
    const { code, message } = found;
    setAttempt({ key, error: found });
    if (latestKey.current === key) announce(message, { assertive: true });
    props.onRestockFailed?.({ productId, variantId, code, message });
    return placeOf(found, captcha);
  }

  async function send(values: SignUpValues): Promise<ProblemPlace | null> {
    const { productId, variantId } = offer;
    const detail = { productId, variantId, ...values };
    if (props.onBeforeSubmit?.(detail) === false) return null;
    const captchaToken = captcha.isRendered ? captcha.token : null;
    busy.current = true;
    setIsSending(true);
    try {
      await signUpForRestock({ ...detail, captchaToken });
      // Another variant may have been chosen meanwhile, whose form stays and needs a token of its own.
      if (latestKey.current === key) captcha.destroy();
      else captcha.reset();
      finish(offer);
      props.onRestockSignedUp?.({ productId, variantId });
      return null;
    } catch (thrown) {
      captcha.reset();
      // The page's own action has told why.
      return isCanceled(thrown) ? null : fail(toRestockError(thrown));
    } finally {
      busy.current = false;
      setIsSending(false);
    }
  }

  return {
    isSending,
    problem: error && { place: placeOf(error, captcha), text: error.message },
    async submit(values) {
      if (busy.current) return null;
      const found = missingProblem(offer) ?? emailProblem(values.email) ?? captchaProblem(captcha);
      if (found) return fail(found);
      setAttempt(null);
      return send(values);
    },
    recheck(email) {
      if (error && placeOf(error, captcha) === 'email' && !emailProblem(email)) setAttempt(null);
    },
  };
}

/** "If a captcha is rendered a token is required" (storefront §5). */
function captchaProblem({ isRendered, token }: CaptchaInUse): RestockError | null {
  return isRendered && token === null
    ? new RestockError('captcha', captchaStrings('required'))
    : null;
}

/** Which variant is not chosen yet: the picker shows it as missing, as for the button. */
function missingProblem({ productId, missing, variantId }: Offer): RestockError | null {
  const selection = getProducts().get(productId)?.getState();
  if (variantId || !selection) return null;
  markMissing(productId, missing);
  const problem = selectionProblem(selection.product, selection.choices, selection.quantityText);
  return new RestockError('unknown', problem?.message ?? '');
}

function placeOf({ code }: RestockError, captcha: CaptchaInUse): ProblemPlace {
  if (code === 'email-blank' || code === 'email-invalid') return 'email';
  return code === 'captcha' && captcha.isRendered ? 'captcha' : 'form';
}
