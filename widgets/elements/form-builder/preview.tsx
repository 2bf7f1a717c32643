import { useRef, useState } from 'react';
import { FormError, parseForm, readFormData, type Form } from '../../../core/forms/index.js';
import { writeFormJson, type BuilderForm } from '../../../core/forms/builder/index.js';
import { builderStrings, formStrings } from '../../../core/i18n/index.js';
import { FormFields, useConditions, useFieldChecks } from '../../parts/form-fields/index.js';
import { Markup } from '../../parts/safe-content/index.js';
import { useWidgetId } from '../../element/index.js';
import { fieldName } from './field-name.js';

/** The form as visitors see it. It can be tried; nothing is sent. */
export function Preview({ form }: { readonly form: BuilderForm }) {
  const id = useWidgetId();
  const shown = toShown(form);
  return (
    <section className="preview" part="preview" aria-labelledby={`${id}-title`}>
      <h2 className="heading" id={`${id}-title`}>
        {builderStrings('preview')}
      </h2>
      {shown && shown.fields.some(({ type }) => type !== 'hidden') ? (
        <PreviewForm form={shown} />
      ) : (
        <p className="hint">{builderStrings('previewEmpty')}</p>
      )}
    </section>
  );
}

function PreviewForm({ form }: { readonly form: Form }) {
  const id = useWidgetId();
  const element = useRef<HTMLFormElement>(null);
  const { errors, check } = useFieldChecks(form);
  const [drawn, setDrawn] = useState<HTMLFormElement | null>(null);
  useConditions(form, drawn);
  const [isFine, setIsFine] = useState(false);
  const { submitLabel, submissionMessage, successRedirect, disclaimer, captcha } = form;

  function judge(): boolean {
    return element.current !== null && check(readFormData(form, new FormData(element.current)));
  }

  return (
    <form
      ref={(node) => {
        element.current = node;
        setDrawn(node);
      }}
      className="preview-form"
      noValidate
      aria-label={builderStrings('preview')}
      onSubmit={(event) => {
        event.preventDefault();
        setIsFine(judge());
      }}
      onChange={() => {
        setIsFine(false);
        if (Object.keys(errors).length > 0) judge();
      }}
    >
      <p className="hint">{builderStrings('previewHint')}</p>
      {/* Without an id nothing is uploaded. */}
      <FormFields form={{ ...form, id: '' }} id={id} answers={{}} errors={errors} />
      {disclaimer ? <Markup className="disclaimer" text={disclaimer} /> : null}
      {captcha ? <p className="captcha">{builderStrings('previewCaptcha')}</p> : null}
      <button type="submit" className="submit accent">
        {submitLabel || formStrings('submit')}
      </button>
      <div role="status" className="preview-answer">
        {isFine && successRedirect ? (
          <p>{builderStrings('previewRedirect', { address: successRedirect })}</p>
        ) : null}
        {isFine && !successRedirect ? (
          <>
            <p>{builderStrings('previewSent')}</p>
            <Markup className="thanks" text={submissionMessage || builderStrings('thanksUsual')} />
          </>
        ) : null}
      </div>
    </form>
  );
}

/** Null for what no page could show. A field without a title yet still has a name here. */
function toShown(form: BuilderForm): Form | null {
  const fields = form.fields.map((field) => ({ ...field, title: fieldName(field) }));
  try {
    return parseForm(writeFormJson({ ...form, fields }));
  } catch (error) {
    if (error instanceof FormError) return null;
    throw error;
  }
}
