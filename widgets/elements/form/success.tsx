import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Form } from '../../../core/forms/index.js';
import { formSubmissionStrings } from '../../../core/i18n/index.js';
import { showPostSubmit } from './post-submit.js';

export interface SuccessProps {
  readonly form: Form;
  /** The page's own content, which replaces the form's text. */
  readonly template: HTMLTemplateElement | null;
  readonly runsScripts: boolean;
}

/** Replaces the fields by the submission text and focuses it (storefront §4). */
export function Success({ form, template, runsScripts }: SuccessProps) {
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const extras = useRef<HTMLDivElement>(null);
  const { submissionMessage, postSubmitHtml } = form;

  useLayoutEffect(() => {
    if (template) words.current?.replaceChildren(document.importNode(template.content, true));
  }, [template]);
  useLayoutEffect(() => {
    if (extras.current && postSubmitHtml) {
      showPostSubmit(extras.current, postSubmitHtml, runsScripts);
    }
  }, [postSubmitHtml, runsScripts]);
  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} className="vitrine-form-success" tabIndex={-1}>
      {template ? (
        <div ref={words} role="status" />
      ) : (
        <p className="vitrine-form-message" role="status">
          {submissionMessage || formSubmissionStrings('submitted')}
        </p>
      )}
      {postSubmitHtml ? <div ref={extras} className="vitrine-form-extras" /> : null}
    </div>
  );
}
