import { useEffect, useMemo, useState } from 'react';
import { readCaptchaSettings } from '../../../core/captcha/index.js';
import {
  deriveForm,
  fetchForm,
  fetchFormFrom,
  parseForm,
  readRedirect,
  type Form,
} from '../../../core/forms/index.js';
import { NetError } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { PropsOf } from '../../element/index.js';
import type { websiteForm } from './definition.js';
import type { PageContent } from './page-content.js';

type FormProps = PropsOf<typeof websiteForm>;

/** The form, or the state of its loading. */
export type FormSource =
  | { readonly status: 'ready'; readonly form: Form }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isMissing: boolean; retry(): void };

/**
 * Finds the form of the element: a property, JSON in the page, the page's own markup, a URL, or the server's form by
 * id.
 */
export function useFormSource(props: FormProps, content: PageContent): FormSource {
  const { formData } = props;
  const { plain, json, isArriving } = content;
  const given = useMemo(
    () => readGiven({ formData, json, plain, isArriving }),
    [formData, json, plain, isArriving],
  );
  const isAsked = given === null && !isArriving;
  const asked = useAskedForm(isAsked, props.src ?? '', props.formId ?? '');

  const problem = given && 'problem' in given ? given.problem : null;
  useEffect(() => {
    if (problem !== null) getRuntime().reporter.report(problem, { where: 'vitrine-form' });
  }, [problem]);

  const found = given ? given.form : asked.form;
  const settled = useSettings(found, props);
  if (settled) return { status: 'ready', form: settled };
  if (problem !== null) return { status: 'failed', isMissing: true, retry: () => undefined };
  return asked.failure
    ? { status: 'failed', isMissing: asked.failure === 'missing', retry: asked.retry }
    : { status: 'loading' };
}

type Given = { form: Form } | { form: Form | null; problem: unknown } | null;

function readGiven({
  formData,
  json,
  plain,
}: Pick<PageContent, 'json' | 'plain' | 'isArriving'> & { formData: unknown }): Given {
  try {
    if (formData !== undefined) return { form: parseForm(formData) };
    if (json !== null) return { form: parseForm(JSON.parse(json)) };
  } catch (problem) {
    // The page's own form is still enhanced.
    return { form: plain && deriveForm(plain), problem };
  }
  return plain && { form: deriveForm(plain) };
}

interface AskedForm {
  readonly form: Form | null;
  readonly failure: 'missing' | 'failed' | null;
  retry(): void;
}

function useAskedForm(isAsked: boolean, src: string, formId: string): AskedForm {
  const [answer, setAnswer] = useState<Omit<AskedForm, 'retry'>>({ form: null, failure: null });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isAsked) return;
    const life = new AbortController();
    const settle = (next: Omit<AskedForm, 'retry'>) => {
      if (!life.signal.aborted) setAnswer(next);
    };
    ask(src, formId).then(
      (form) => settle({ form, failure: null }),
      (error: unknown) => {
        const isMissing = error instanceof NetError && error.code === 'not-found';
        if (!(error instanceof NetError) && !life.signal.aborted) {
          getRuntime().reporter.report(error, { where: 'vitrine-form' });
        }
        settle({ form: null, failure: isMissing ? 'missing' : 'failed' });
      },
    );
    return () => life.abort();
  }, [isAsked, src, formId, tries]);

  return {
    ...answer,
    retry() {
      setAnswer({ form: null, failure: null });
      setTries(tries + 1);
    },
  };
}

async function ask(src: string, formId: string): Promise<Form> {
  if (src) return fetchFormFrom(src);
  if (formId) return fetchForm(formId);
  throw new Error('<vitrine-form> has no form, JSON script, src or form-id.');
}

/** Attributes take precedence over the JSON. */
function useSettings(found: Form | null, props: FormProps): Form | null {
  const { formId = '', newsletter = false, captcha = '', captchaSiteKey = '' } = props;
  const { successRedirect = '' } = props;
  return useMemo(() => {
    if (!found) return null;
    const isCaptchaGiven = captcha !== '' || captchaSiteKey !== '';
    return {
      ...found,
      id: found.id || formId,
      isNewsletter: found.isNewsletter || newsletter,
      successRedirect: readRedirect(successRedirect) || found.successRedirect,
      captcha: isCaptchaGiven
        ? readCaptchaSettings({ provider: captcha, siteKey: captchaSiteKey })
        : found.captcha,
    };
  }, [found, formId, newsletter, captcha, captchaSiteKey, successRedirect]);
}
