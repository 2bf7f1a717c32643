/** The contact form of the example shop, as the form builder writes it. */
export const contactForm = {
  id: 'contact',
  name: 'Write to us',
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    {
      id: 'email',
      type: 'email',
      title: 'Email',
      description: 'We answer to this address and use it for nothing else.',
      required: true,
    },
    {
      id: 'about',
      type: 'radio',
      title: 'What is it about?',
      options: ['An order', 'A commission', 'Something else'],
      required: true,
    },
    { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 400 },
    { id: 'source', type: 'hidden', key: 'utm_source', value: 'shop' },
  ],
  submitLabel: 'Send the letter',
  submissionMessage:
    'Thank you for your letter.\nWe are at the wheel most mornings and answer in the afternoon.',
  disclaimer: 'We keep your letter until it is answered.',
};

/** Asks where to send a parcel. */
export const withAddress = {
  id: 'parcel',
  name: 'Send a parcel',
  fields: [{ id: 'address', type: 'address', title: 'Where shall it go?', required: true }],
  submitLabel: 'Send',
};

export const newsletterForm = {
  id: 'newsletter',
  name: 'Newsletter',
  isNewsletter: true,
  fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
  submitLabel: 'Sign up',
  submissionMessage: 'Welcome! The next letter comes on the first of the month.',
};

/** The contact form as a server renders it, in the page's own markup and style. */
const serverForm = ({
  email = '',
  error = '',
  captcha = '',
}: {
  email?: string;
  error?: string;
  captcha?: string;
} = {}) => `<form class="website-form" method="post" action="/forms/contact">
    <input type="hidden" name="_crumb" value="crumb">
    ${error && '<div class="error-summary" data-vitrine-problems>There is a problem with your letter.</div>'}
    <fieldset data-vitrine-field="name" data-vitrine-type="name">
      <legend>Name (required)</legend>
      <label>First <input name="name" autocomplete="given-name" aria-required="true"></label>
      <label>Last <input name="name" autocomplete="family-name" aria-required="true"></label>
    </fieldset>
    <p data-vitrine-field="email" data-vitrine-type="email">
      <label for="email">Email (required)</label>
      ${error && `<span class="field-error" id="email-error" data-vitrine-error>${error}</span>`}
      <input id="email" type="email" name="email" value="${email}" autocomplete="email" aria-required="true"${error && ' aria-invalid="true" aria-describedby="email-error"'}>
    </p>
    <fieldset data-vitrine-field="about" data-vitrine-type="radio" role="radiogroup" aria-required="true">
      <legend>What is it about? (required)</legend>
      <label><input type="radio" name="about" value="An order"> An order</label>
      <label><input type="radio" name="about" value="A commission"> A commission</label>
      <label><input type="radio" name="about" value="Something else"> Something else</label>
    </fieldset>
    <p data-vitrine-field="message" data-vitrine-type="textarea">
      <label for="message">Message (required)</label>
      <textarea id="message" name="message" rows="4" aria-required="true" data-vitrine-max-length="400"></textarea>
    </p>
    ${captcha}
    <p><button class="button">Send the letter</button></p>
  </form>`;

export const jsonScript = (form: object) =>
  `<script type="application/json">${JSON.stringify(form).replaceAll('<', '\\u003c')}</script>`;

/** A form that is drawn from its JSON. */
export const drawn = (form: object = contactForm, attributes = '') =>
  `<vitrine-form ${attributes}>${jsonScript(form)}</vitrine-form>`;
/** A form of the server's, in the style of its page. */
export const taken = (options: Parameters<typeof serverForm>[0] = {}, attributes = '') => `
<style>
  .website-form { display: grid; gap: 1rem; max-width: 36rem; }
  .website-form > * { margin: 0; }
  .website-form fieldset { border: 0; padding: 0; }
  .website-form label { display: inline-block; padding: 0.25rem 0.75rem 0.25rem 0; }
  .website-form :is(input:not([type=radio]), textarea) { display: block; box-sizing: border-box; width: 100%; min-height: 44px; padding: 0.5rem; font: inherit; border: 1px solid #767676; }
  .website-form .button { min-height: 44px; padding: 0 1.5rem; font: inherit; color: #fff; background: #33513f; border: 0; }
  .website-form :is(.field-error, .error-summary) { display: block; color: #b3261e; }
</style>
<vitrine-form form-id="contact" ${attributes}>
  ${jsonScript(contactForm)}
  ${serverForm(options)}
</vitrine-form>`;
