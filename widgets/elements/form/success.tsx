import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '../../../core/forms/index.js';
import { formSubmissionStrings } from '../../../core/i18n/index.js';
import { Markup } from '../../parts/safe-content/index.js';
import { findPolicy, insertWithScripts } from './post-submit.js';

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
  const { submissionMessage, postSubmitHtml } = form;

  useLayoutEffect(() => {
    if (template) words.current?.replaceChildren(document.importNode(template.content, true));
  }, [template]);
  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} className="vitrine-form-success" tabIndex={-1}>
      {template ? (
        <div ref={words} role="status" />
      ) : (
        <Markup
          className="vitrine-form-message"
          role="status"
          text={submissionMessage || formSubmissionStrings('submitted')}
        />
      )}
      {postSubmitHtml ? <Extras html={postSubmitHtml} runsScripts={runsScripts} /> : null}
    </div>
  );
}

/**
 * The merchant's HTML after a submission (storefront §4, "runs post-submit HTML"): by default what the allow-list keeps,
 * with `runsScripts` unchanged.
 */
function Extras({ html, runsScripts }: { html: string; runsScripts: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [policy] = useState(() => (runsScripts ? findPolicy() : null));
  useLayoutEffect(() => {
    if (place.current && policy) insertWithScripts(place.current, html, policy);
  }, [html, policy]);
  return policy ? (
    <div ref={place} className="vitrine-form-extras" />
  ) : (
    <Markup className="vitrine-form-extras" text={html} />
  );
}
