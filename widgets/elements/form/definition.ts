import type { FieldErrors } from '../../../core/forms/index.js';
import type { FormSubmitErrorCode } from '../../../core/forms/submission/index.js';
import {
  boolean,
  defineWidget,
  event,
  method,
  property,
  string,
  type PropsOf,
} from '../../element/index.js';
import type { BeforeSubmitDetail } from '../../parts/page-events/index.js';

export interface SubmittedDetail {
  /** The form's id. */
  readonly formId: string;
  /** '' if the server does not send one. */
  readonly submissionId: string;
  /** Whether it is a newsletter form. */
  readonly isNewsletter: boolean;
}

export interface SubmitFailedDetail {
  /** The form's id. */
  readonly formId: string;
  /** Why it failed. */
  readonly code: FormSubmitErrorCode;
  /** The displayed text. */
  readonly message: string;
  /** Error texts by field id. */
  readonly errors: FieldErrors;
}

export interface NewsletterSubscribedDetail {
  /** The form's id. */
  readonly formId: string;
}

export const websiteForm = defineWidget({
  tag: 'vitrine-form',
  summary:
    'A website form: drawn from its JSON, or a form of the server that it takes over as it stands. Checks the answers, sends them, and loses nothing that was typed.',
  rendering: 'light-container',
  props: {
    formId: string({
      fallback: '',
      description:
        "The form's id. Without a form or JSON among the children the form is asked for by it.",
    }),
    src: string({
      fallback: '',
      description: "Address of the form's JSON, on the page's own origin or the API's.",
    }),
    formData: property<unknown>({
      description: "The form's JSON as a value, for scripts and React.",
      typeName: 'unknown',
    }),
    newsletter: boolean({
      description: 'Whether it is a newsletter form, also where its JSON does not say so.',
    }),
    captcha: string({
      fallback: '',
      description:
        'Who provides the captcha: recaptcha, hcaptcha, turnstile or altcha. Goes before the JSON.',
    }),
    captchaSiteKey: string({
      fallback: '',
      description: 'What the provider of the captcha calls the site by; altcha needs none.',
    }),
    successRedirect: string({
      fallback: '',
      description:
        'Where the visitor goes after a success: a path or an http(s) address. Goes before the JSON.',
    }),
    postSubmitScripts: boolean({
      description:
        "Runs the scripts of the form's post-submit HTML, through the Trusted Types policy `vitrine-post-submit`. Without it the HTML is shown and nothing in it runs.",
    }),
  },
  events: {
    onBeforeSubmit: event<BeforeSubmitDetail>({
      type: 'vitrine-before-submit',
      cancelable: true,
      description:
        'The answers were found valid and are going to be sent. A listener may replace them, or prevent that.',
    }),
    onSubmitted: event<SubmittedDetail>({
      type: 'vitrine-submitted',
      description: 'The server has the submission; a redirect follows after it.',
    }),
    onSubmitFailed: event<SubmitFailedDetail>({
      type: 'vitrine-submit-failed',
      description: 'The form was not sent; what was typed is still there.',
    }),
    onNewsletterSubscribed: event<NewsletterSubscribedDetail>({
      type: 'vitrine-newsletter-subscribed',
      description: 'A newsletter form was submitted.',
    }),
  },
  methods: {
    submit: method<(values?: Readonly<Record<string, unknown>>) => Promise<boolean>>({
      description:
        'Does what a press of the submit button does; true when it was sent. Answers, by field id, are filled in first.',
    }),
    reset: method<() => void>({
      description: 'Shows the form as it began, also after a success; what was typed is forgotten.',
    }),
  },
  slots: {
    '': 'A `<form>` to take over, a `<script type="application/json">` with the form, a `<template>` with what to show after a success.',
  },
  states: {
    submitting: 'It is being sent.',
    invalid: 'Something is wrong with it.',
    submitted: 'It was sent; the submission text is shown.',
  },
  cssProperties: {
    '--vitrine-form-width': 'Greatest width of a form that is drawn from JSON.',
    '--vitrine-form-background': 'Background of the button that sends.',
    '--vitrine-form-color': 'Text colour of that button.',
    '--vitrine-form-control-border': 'Border of the controls.',
    '--vitrine-form-control-background': 'Background of the controls.',
    '--vitrine-form-error-color': 'Colour of what is wrong.',
    '--vitrine-form-gap': 'Space between two fields.',
  },
});

export type FormProps = PropsOf<typeof websiteForm>;
