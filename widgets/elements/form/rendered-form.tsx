import { useMemo, useState } from 'react';
import { hiddenValue, readAnswers, type Form, type FormValues } from '../../../core/forms/index.js';
import { getDrafts, restoreAnswers } from '../../../core/forms/submission/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { Markup } from '../../parts/safe-content/index.js';
import { CaptchaPlace } from '../../parts/captcha/index.js';
import { useWidgetId, type PropsOf } from '../../element/index.js';
import { FormFields } from '../../parts/form-fields/index.js';
import type { websiteForm } from './definition.js';
import { captchaProblemId, NoticeBelow, Problems } from './problems.js';
import { Success } from './success.js';
import { controlsOf, submittingAttribute } from './enhanced/index.js';
import { useDraft, usePlace } from './use-draft.js';
import { useFormSession } from './use-form-session.js';

export interface RenderedFormProps {
  readonly form: Form;
  readonly props: PropsOf<typeof websiteForm>;
  readonly template: HTMLTemplateElement | null;
}

/** A form rendered from JSON. */
export function RenderedForm({ form, props, template }: RenderedFormProps) {
  const id = useWidgetId();
  const place = usePlace();
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [begun, setBegun] = useState({ round: 0, hasDraft: true });
  const initial = useMemo(() => withHiddenValues(form), [form]);
  const answers = useMemo(
    () => restoreAnswers(form, initial, begun.hasDraft ? getDrafts().read(form, place) : null),
    [form, initial, place, begun],
  );
  const draft = useDraft(form, element, () => initial);
  const session = useFormSession({
    form,
    props,
    element,
    onStored: draft.forget,
    onBeginAgain() {
      draft.forget();
      setBegun(({ round }) => ({ round: round + 1, hasDraft: false }));
    },
  });
  const { state, captcha, isBusy, isBlocked } = session;
  const captchaId = `${id}-captcha`;
  const isUnsolved = state.failure?.code === 'captcha';

  if (state.phase === 'submitted') {
    const runsScripts = props.postSubmitScripts ?? false;
    return <Success form={form} template={template} runsScripts={runsScripts} />;
  }

  function findControl(fieldId: string): HTMLElement | null {
    const field = form.fields.find((candidate) => candidate.id === fieldId);
    return (element && field && controlsOf(element, field)[0]) ?? null;
  }

  return (
    <div className="vitrine-form-frame">
      <Problems
        form={form}
        state={state}
        findControl={findControl}
        captchaId={isUnsolved ? captchaId : null}
      />
      <form
        key={begun.round}
        ref={setElement}
        className="vitrine-form-body"
        noValidate
        aria-label={form.name || undefined}
        aria-busy={isBusy}
      >
        <FormFields
          form={form}
          id={id}
          answers={answers}
          errors={state.errors}
          isReadOnly={isBusy}
        />
        <CaptchaPlace
          captcha={captcha}
          id={captchaId}
          problem={null}
          describedBy={isUnsolved ? captchaProblemId(captchaId) : undefined}
        />
        {form.disclaimer ? (
          <Markup className="vitrine-form-disclaimer" text={form.disclaimer} />
        ) : null}
        <button
          className="vitrine-form-send"
          type="submit"
          aria-disabled={isBusy || isBlocked || undefined}
          {...(isBusy && { [submittingAttribute]: '' })}
        >
          {/* Both in one grid cell: the wider one sets the button's width. */}
          <span className={isBusy ? 'vitrine-form-unseen' : undefined} aria-hidden={isBusy}>
            {form.submitLabel || formStrings('submit')}
          </span>
          <span className={isBusy ? undefined : 'vitrine-form-unseen'} aria-hidden={!isBusy}>
            {formStrings('submitting')}
          </span>
        </button>
      </form>
      <NoticeBelow form={form} state={state} />
    </div>
  );
}

/** A hidden field takes its value from the page's query string (storefront §3). */
function withHiddenValues(form: Form): FormValues {
  const query = new URLSearchParams(window.location.search);
  const hidden = form.fields
    .filter(({ type }) => type === 'hidden')
    .map((field) => [field.id, hiddenValue(field, query)] as const);
  return { ...readAnswers(form, {}), ...Object.fromEntries(hidden) };
}
