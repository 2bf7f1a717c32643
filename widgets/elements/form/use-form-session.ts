import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import {
  honeypotName,
  readAnswers,
  shownValues,
  validateAnswers,
  type Form,
  type FormValues,
} from '../../../core/forms/index.js';
import {
  refuseFields,
  submitForm,
  toSubmitError,
  type FormSubmitError,
} from '../../../core/forms/submission/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { NetError } from '../../../core/net/index.js';
import { getRuntime, isCanceled } from '../../../core/runtime/index.js';
import { useCaptcha, type CaptchaInUse } from '../../parts/captcha/index.js';
import {
  useLatest,
  useMethods,
  useStates,
  type MethodsOf,
  type PropsOf,
} from '../../element/index.js';
import { useConditions, useErrorTitle } from '../../parts/form-fields/index.js';
import type { websiteForm } from './definition.js';
import { fillForm } from './enhanced/index.js';
import { readForm } from './read-form.js';
import {
  beginAgain,
  cancelSubmit,
  failSubmit,
  finishSubmit,
  initialState,
  judgeAgain,
  solveCaptcha,
  startSubmit,
  type FormState,
} from './state.js';
import { useFormEvents } from './use-form-events.js';

type FormProps = PropsOf<typeof websiteForm>;

/** Milliseconds after which a submission is announced. */
const longSubmit = 400;

export interface FormSession {
  readonly state: FormState;
  readonly captcha: CaptchaInUse;
  /** The form is being sent, or was sent and the page is about to leave. */
  readonly isBusy: boolean;
  /** 'Keeps a captcha-bound submit disabled until the captcha is solved' (storefront §4). */
  readonly isBlocked: boolean;
}

export interface SessionOptions {
  readonly form: Form;
  readonly props: FormProps;
  readonly element: HTMLFormElement | null;
  /** The server's errors after a plain post, shown until corrected or the next attempt. */
  readonly serverErrors?: FormState['errors'];
  /** Called when the form restarts, after `reset()` or a return to the page. */
  onBeginAgain(): void;
  /** Called after the submission was stored: the draft is no longer needed. */
  onStored(): void;
}

/** State and submission of a form, enhanced or rendered. */
export function useFormSession(options: SessionOptions): FormSession {
  const { form, props, element, serverErrors = {} } = options;
  const [known, setState] = useState<FormState>({ ...initialState, errors: serverErrors });
  // Removed with the form, and rendered again with it.
  const captcha = useCaptcha(known.phase === 'submitted' ? null : form.captcha);
  const latestCaptcha = useLatest(captcha);
  const isSolved = captcha.token !== null;
  const state = isSolved ? solveCaptcha(known) : known;
  const isBusy = useRef(false);
  const isWrong = Object.keys(state.errors).length > 0 || state.failure !== null;
  useErrorTitle(isWrong);

  async function submit(values?: Readonly<Record<string, unknown>>): Promise<boolean> {
    if (isBusy.current || !element) return false;
    isBusy.current = true;
    try {
      if (values) fillIn(element, values);
      const isSent = await send(shownValues(form, readForm(form, element)));
      // Stays busy after a success, also during a redirect.
      isBusy.current = isSent;
      return isSent;
    } catch (error) {
      isBusy.current = false;
      // The page's own action has told why.
      if (isCanceled(error)) setState(cancelSubmit);
      else fail(error);
      return false;
    }
  }

  function fillIn(filled: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
    const answers = readAnswers(form, { ...readForm(form, filled), ...values });
    const ids = form.fields.map(({ id }) => id);
    const [unknown] = Object.keys(values).filter((id) => !ids.includes(id.replace(/\[.*/, '')));
    if (unknown !== undefined) {
      const problem = `The form "${form.id}" has no field "${unknown}"; it has ${ids.join(', ')}.`;
      getRuntime().reporter.warn(problem, { where: 'vitrine-form' });
    }
    fillForm(filled, form, ids, answers);
  }

  async function send(values: FormValues): Promise<boolean> {
    const errors = validateAnswers(form, values);
    if (Object.keys(errors).length > 0) throw refuseFields(errors);
    const detail = { formId: form.id, values };
    if (props.onBeforeSubmit?.(detail) === false) return false;
    setState(startSubmit);
    const stopWords = speakLater();
    try {
      const { submissionId } = await submitForm(form, detail.values, {
        readCaptcha: () => latestCaptcha.current,
        trap: readTrap(),
      });
      succeed(submissionId);
      return true;
    } catch (error) {
      // A token is valid for one attempt.
      latestCaptcha.current.reset();
      throw error;
    } finally {
      stopWords();
    }
  }

  function readTrap(): string {
    const text = element && form.honeypot ? new FormData(element).get(honeypotName) : '';
    return typeof text === 'string' ? text : '';
  }

  function succeed(submissionId: string): void {
    const { id: formId, isNewsletter, successRedirect } = form;
    options.onStored();
    setState((before) => finishSubmit(before, successRedirect !== ''));
    props.onSubmitted?.({ formId, submissionId, isNewsletter });
    if (isNewsletter) props.onNewsletterSubscribed?.({ formId });
    if (successRedirect !== '') window.location.assign(successRedirect);
  }

  function fail(cause: unknown): void {
    const error = toSubmitError(cause, form);
    if (isFault(error)) getRuntime().reporter.report(cause, { where: 'vitrine-form' });
    setState((before) => failSubmit(before, error));
    props.onSubmitFailed?.({
      formId: form.id,
      code: error.code,
      message: error.message,
      errors: error.fieldErrors,
    });
  }

  function reset(): void {
    isBusy.current = false;
    captcha.reset();
    setState(beginAgain);
    options.onBeginAgain();
  }

  useFormEvents(element, form, {
    submit: () => void submit(),
    reset: () => setState(({ round }) => ({ ...initialState, round })),
    changed(fieldId) {
      if (element) setState((before) => judgeAgain(before, form, fieldId, readForm(form, element)));
    },
    returned: () => {
      if (state.phase === 'leaving') reset();
    },
  });
  useConditions(form, element);
  useMethods<MethodsOf<typeof websiteForm>>({ submit, reset });
  useStates({
    submitting: state.phase === 'submitting' || state.phase === 'leaving',
    submitted: state.phase === 'submitted',
    invalid: isWrong,
  });

  const rendered = useRef<string | null>(null);
  useEffect(() => {
    if (!element || rendered.current === form.id) return;
    rendered.current = form.id;
    getRuntime().bus.emit('form.rendered', { formId: form.id });
  }, [element, form.id]);

  return {
    state,
    captcha,
    isBusy: state.phase === 'submitting' || state.phase === 'leaving',
    isBlocked: captcha.isRendered && !isSolved,
  };
}

/** Whether a failure is a fault to report: caused neither by the network, nor by the server, nor by the visitor. */
function isFault({ code, cause }: FormSubmitError): boolean {
  const isAnswer = cause === undefined || cause instanceof NetError;
  return !isAnswer || code === 'unexpected-answer';
}

/** Announces a long submission; returns a function that cancels. */
function speakLater(): () => void {
  return getRuntime().clock.setTimeout(() => announce(formStrings('submitting')), longSubmit);
}
