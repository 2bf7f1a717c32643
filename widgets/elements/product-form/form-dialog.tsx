import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { announceIn, lockScroll, showModal } from '../../../core/dom/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import {
  ErrorSummary,
  fieldAttribute,
  FormFields,
  useConditions,
  useErrorTitle,
} from '../../parts/form-fields/index.js';
import { useDismissal, useIsTall } from '../../parts/lightbox/index.js';
import { useFormSubmission } from './use-form-submission.js';
import { useModalAgain } from './use-modal-again.js';
import type { ProductFormEnding } from '../../parts/product-form-request/index.js';
import type { Opening } from './use-product-form.js';

export type FormDialogProps = Omit<Opening, 'serial'>;

/** The lightbox with a form; it opens when it is rendered. */
export function FormDialog({ form, request, answers, end }: FormDialogProps) {
  const id = useWidgetId();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const submission = useFormSubmission(form, request, element);
  const { errors, failure, isSubmitting } = submission;
  const isTall = useIsTall(panel);
  const dismissal = useDismissal(dialog);
  useModalAgain(dialog);
  const [drawn, setDrawn] = useState<HTMLFormElement | null>(null);
  useConditions(form, drawn);
  useErrorTitle(Object.keys(errors).length > 0);

  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) showModal(dialog.current);
    heading.current?.focus({ preventScroll: true });
    return lockScroll();
  }, []);
  // The page behind is inert, its live regions included.
  useLayoutEffect(() => (panel.current ? announceIn(panel.current) : undefined), []);

  const failed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) failed.current?.focus();
  }, [failure]);

  const ending = useRef<ProductFormEnding>('dismissed');
  const close = () => dialog.current?.close();

  function onClose(): void {
    // A request cannot be undone, so the form stays open until the response.
    if (isSubmitting && ending.current === 'dismissed' && dialog.current) {
      return showModal(dialog.current);
    }
    end(ending.current, submission.readValues());
    request.opener?.focus();
  }

  function onInput({ target }: FormEvent): void {
    const field = (target as Element).closest(`[${fieldAttribute}]`);
    submission.recheck(field?.getAttribute(fieldAttribute) ?? '', submission.readValues());
  }

  return (
    // The dialog covers the window, so that a press on it is a press outside of the panel.
    <dialog
      ref={dialog}
      className="vitrine-form-dialog"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onCancel={(event) => {
        if (isSubmitting) event.preventDefault();
      }}
      {...(isSubmitting ? {} : dismissal)}
    >
      <div
        ref={panel}
        className={isTall ? 'vitrine-form-panel vitrine-form-tall' : 'vitrine-form-panel'}
      >
        <div className="vitrine-form-head">
          <h2 ref={heading} className="vitrine-form-title" id={`${id}-title`} tabIndex={-1}>
            {request.title || form.name}
          </h2>
          <button
            className="vitrine-form-close"
            type="button"
            aria-label={formStrings('close')}
            aria-disabled={isSubmitting}
            onClick={() => {
              if (!isSubmitting) close();
            }}
          >
            <svg className="vitrine-form-cross" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <form
          ref={(node) => {
            element.current = node;
            setDrawn(node);
          }}
          className="vitrine-form"
          noValidate
          aria-labelledby={`${id}-title`}
          aria-busy={isSubmitting}
          onInput={onInput}
          onSubmit={async (event) => {
            event.preventDefault();
            if (!(await submission.submit())) return;
            ending.current = 'submitted';
            close();
          }}
        >
          <ErrorSummary form={form} id={id} errors={errors} tries={submission.tries} />
          {failure === null ? null : (
            <div ref={failed} className="vitrine-form-errors" tabIndex={-1}>
              <p role="alert">{failure}</p>
            </div>
          )}
          <FormFields
            form={form}
            id={id}
            answers={answers}
            errors={errors}
            isReadOnly={isSubmitting}
          />
          <button className="vitrine-form-submit" type="submit" aria-disabled={isSubmitting}>
            {isSubmitting
              ? formStrings('submitting')
              : request.submitLabel || formStrings('submit')}
          </button>
        </form>
      </div>
    </dialog>
  );
}
