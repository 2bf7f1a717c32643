import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { websiteForm as definition } from '../../widgets/elements/form/index.js';
import { controlsOf } from '../support/controls.js';
import { fakeCaptcha } from '../support/fake-captcha.js';
import { fakeSubmissions, stored, type FakeSubmissions } from '../support/fake-submissions.js';
import { everyKind } from '../support/forms.js';
import { hurryWaits } from '../support/hurry-waits.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';
import { alertOf, fill, press, ready, type Canvas } from '../support/form-play.js';
import { contactForm, drawn, jsonScript, newsletterForm, taken } from '../support/website-forms.js';

type Props = JsxOf<typeof definition>;

const meta: Meta<Props> = {
  title: 'Widgets/Form',
  parameters: { definition },
  beforeEach({ parameters }) {
    sessionStorage.clear();
    const { submissions = {} } = parameters as { submissions?: FakeSubmissions };
    const endings = [fakeCaptcha({}), fakeSubmissions(submissions)];
    return () => {
      for (const end of endings.reverse()) end();
    };
  },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;
interface Playing {
  canvasElement: HTMLElement;
}

/** A page with one form, whose server answers as `submissions` says. */
function served(html: string, submissions: FakeSubmissions = {}) {
  const { render, parameters } = showHtml(html);
  return { render, parameters: { ...parameters, submissions } };
}

async function submit({ canvasElement }: Playing): Promise<Canvas> {
  const page = await ready(canvasElement);
  await fill(page);
  await press(page);
  return page;
}

/** A submit that is answered by `sentence`; what was typed is still there. */
const fails = (submissions: FakeSubmissions, sentence: string): Story => ({
  ...served(drawn(), submissions),
  async play(playing) {
    const page = await submit(playing);
    await waitFor(() => expect(alertOf(playing.canvasElement)).toHaveTextContent(sentence));
    await waitFor(() => expect(alertOf(playing.canvasElement)?.parentElement).toHaveFocus());
    await expect(page.getByLabelText(/Message/)).toHaveValue('A bowl, please.');
    // Once, unless the site has the notice of storefront §8 below the form too.
    await expect(page.queryByText(/scroll up to review/)).toBeNull();
  },
});

/** Drawn from its JSON. Try it with the controls. */
export const Playground: Story = {
  args: { newsletter: false },
  argTypes: controlsOf(definition),
  parameters: { controls: { disable: false } },
  render: (args) => (
    <vitrine-form
      {...args}
      formData={contactForm}
      onvitrine-submitted={fn()}
      onvitrine-submit-failed={fn()}
    />
  ),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await expect(page.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'email');
  },
};

/** Sent: the submission text stands in place of the fields and has the focus. */
export const Submitted: Story = {
  ...served(drawn()),
  async play(playing) {
    await submit(playing);
    const words = await within(playing.canvasElement).findByRole('status');
    await expect(words).toHaveTextContent('Thank you for your letter.');
    await waitFor(() => expect(words.parentElement).toHaveFocus());
    await expect(stored).toMatchObject([
      {
        formId: 'contact',
        form: {
          name: ['Ada', 'Lovelace'],
          email: 'ada@example.com',
          about: 'A commission',
          message: 'A bowl, please.',
          source: 'shop',
        },
      },
    ]);
  },
};

/** The page's own words, and what the merchant wrote for after a submission. Nothing in it runs. */
export const OwnWords: Story = {
  ...served(`<vitrine-form>
  ${jsonScript({ ...newsletterForm, postSubmitHtml: '<p><em>Until</em> then</p><script>window.ran = true</script>' })}
  <template><h2>You are in.</h2><p>Look into your letter box.</p></template>
</vitrine-form>`),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await userEvent.type(page.getByLabelText(/Email/), 'ada@example.com');
    await press(page, 'Sign up');
    await expect(await page.findByRole('heading', { name: 'You are in.' })).toBeVisible();
    await expect(page.getByText(/Until/)).toBeVisible();
    await expect(window).not.toHaveProperty('ran');
  },
};

/** With `post-submit-scripts` the scripts of the post-submit HTML run. */
export const PostSubmitScripts: Story = {
  ...served(
    drawn(
      {
        ...newsletterForm,
        postSubmitHtml:
          '<p id="later"></p><script>document.getElementById("later").textContent = "It ran."</script>',
      },
      'post-submit-scripts',
    ),
  ),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await userEvent.type(page.getByLabelText(/Email/), 'ada@example.com');
    await press(page, 'Sign up');
    await expect(await page.findByText('It ran.')).toBeVisible();
  },
};

/** A newsletter form: without the notices about scrolling. */
export const Newsletter: Story = {
  ...served(drawn(newsletterForm)),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await press(page, 'Sign up');
    await expect(alertOf(canvasElement)).toHaveTextContent('Email: Required');
    await expect(page.queryByText(/scroll/)).toBeNull();
  },
};

/** A field of every kind. */
export const EveryKind: Story = {
  ...served(drawn(everyKind)),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await expect(page.getByLabelText('First Name')).toHaveAttribute('autocomplete', 'given-name');
  },
};

/** What is wrong stands above the form, at the fields, and is said below it. */
export const Invalid: Story = {
  ...served(drawn(everyKind)),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await press(page, 'Submit');
    const box = () => canvasElement.querySelector('.vitrine-form-errors');
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(box()).toHaveTextContent(
      'One or more fields is invalid, please check your entries.',
    );
    await expect(box()).toHaveTextContent(
      'Your form has encountered a problem. Please scroll down to review.',
    );
    await userEvent.click(page.getByRole('link', { name: 'Email: Required' }));
    await waitFor(() => expect(page.getByLabelText(/^Email/)).toHaveFocus());
    await expect(document.title).toMatch(/^Error: /);
  },
};

/** On its way: the button says so and keeps its width, the texts cannot be changed. */
export const Submitting: Story = {
  ...served(drawn(), { delay: Infinity }),
  async play(playing) {
    const page = await ready(playing.canvasElement);
    await fill(page);
    const before = page.getByRole('button').offsetWidth;
    await press(page);
    const button = await page.findByRole('button', { name: 'Submitting…' });
    await expect(button).toHaveAttribute('data-vitrine-submitting');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button.offsetWidth).toBe(before);
    await expect(page.getByLabelText(/Message/)).toHaveAttribute('readonly');
  },
};

export const Unauthorized = fails(
  { status: 401 },
  'Unable to submit form. Please try again later.',
);
export const NotConfigured = fails({ status: 404 }, 'This form has not been configured yet.');
export const RateLimited = fails(
  { status: 429 },
  'Unable to submit form. Submission rate limit exceeded. Please try again later.',
);
export const ServerFault = fails({ status: 500 }, 'Unable to send form. Please try again later.');
export const OtherRefusal = fails(
  { status: 409, body: { error: 'Come back in May.' } },
  'Come back in May.',
);
export const UnknownError = fails(
  { status: 409, body: {} },
  'Unknown error, please try again later.',
);
export const Offline: Story = {
  ...fails({ status: 0 }, 'Please check your internet connection.'),
  beforeEach: hurryWaits(10),
};
export const NoKey = fails(
  { keyStatus: 503 },
  'Could not get a form submission key, please try again later.',
);
/** `formNotices: 'specified'`: a second notice below the form, which points up. */
export const NoticeBelow: Story = {
  ...served(drawn(), { status: 401 }),
  parameters: {
    ...served(drawn()).parameters,
    submissions: { status: 401 },
    site: { formNotices: 'specified' },
  },
  async play(playing) {
    const page = await submit(playing);
    await waitFor(() => expect(page.getByText(/scroll up to review/)).toBeInTheDocument());
  },
};
export const RefusedByServer = fails(
  { status: 400, body: { errors: { message: 'Please be kind.' } } },
  'Message: Please be kind.',
);

/** A form that is asked for by its id. */
export const Loading: Story = {
  ...served('<vitrine-form form-id="contact"></vitrine-form>', {
    forms: { contact: contactForm },
    formDelay: Infinity,
  }),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('.vitrine-form-loading')).toBeVisible());
  },
};

/** There is no such form. */
export const NotThere: Story = {
  ...served('<vitrine-form form-id="gone"></vitrine-form>'),
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(alertOf(canvasElement)).toHaveTextContent('This form has not been configured yet.'),
    );
  },
};

/** A form of the server's: it stays as it is, to the pixel. */
export const ServerForm: Story = {
  ...served(taken()),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await expect(page.getByRole('button')).toBeVisible();
    await expect(canvasElement.querySelector('[data-vitrine-own]')).toBeNull();
  },
};

/** What is wrong stands around and in the server's form. */
export const ServerFormInvalid: Story = {
  ...served(taken()),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await press(page);
    await waitFor(() => expect(canvasElement.querySelector('.vitrine-form-errors')).toHaveFocus());
    await expect(page.getByLabelText(/Email/)).toHaveAccessibleDescription('Required');
    await userEvent.type(page.getByLabelText(/Email/), 'ada@example.com');
    await expect(page.getByLabelText(/Email/)).not.toHaveAttribute('aria-invalid');
    await userEvent.click(page.getByRole('link', { name: 'What is it about? Required' }));
    await waitFor(() => expect(page.getByLabelText('An order')).toHaveFocus());
  },
};

/** As a plain post was answered: the server's words stand until they are mended. */
export const ServerFormRefused: Story = {
  ...served(taken({ email: 'ada@', error: 'Email is not valid.' })),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await expect(page.getByLabelText(/Email/)).toHaveAccessibleDescription('Email is not valid.');
    await expect(page.getByText('There is a problem with your letter.')).toBeVisible();
  },
};

/** Its own button says 'Submitting…'. */
export const ServerFormSubmitting: Story = {
  ...served(taken(), { delay: Infinity }),
  async play(playing) {
    const page = await submit(playing);
    const button = await page.findByRole('button', { name: 'Submitting…' });
    await expect(button).toHaveAttribute('data-vitrine-submitting');
  },
};

/** Sent: the submission text stands where the form was. */
export const ServerFormSubmitted: Story = {
  ...served(taken()),
  async play(playing) {
    const page = await submit(playing);
    await expect(await page.findByRole('status')).toBeVisible();
    await expect(playing.canvasElement.querySelector('form')).not.toBeVisible();
  },
};

/** Without script the browser sends it. */
export const WithoutScript: Story = showWithoutScript(taken(), 'input[name=email]');

const withCaptcha = { ...contactForm, captcha: { provider: 'altcha', siteKey: '' } };

/** Until the captcha is solved, a press says what is missing and where. */
export const CaptchaMissing: Story = {
  ...served(drawn(withCaptcha)),
  async play(playing) {
    const page = await ready(playing.canvasElement);
    const box = await page.findByRole('checkbox', { name: 'I am not a robot' });
    await fill(page);
    const button = page.getByRole('button', { name: 'Send the letter' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await waitFor(() =>
      expect(alertOf(playing.canvasElement)).toHaveTextContent(
        'Complete CAPTCHA before submitting.',
      ),
    );
    await userEvent.click(page.getByRole('link', { name: 'Complete CAPTCHA before submitting.' }));
    await waitFor(() => expect(box.closest('[role=group]')).toHaveFocus());
  },
};

/** Solved, the button can be pressed, and the token goes along. */
export const CaptchaSolved: Story = {
  ...served(drawn(withCaptcha)),
  async play(playing) {
    const page = await ready(playing.canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'I am not a robot' }));
    await fill(page);
    const button = page.getByRole('button', { name: 'Send the letter' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await page.findByText(/Thank you for your letter/);
    await expect(stored).toMatchObject([{ captchaKey: expect.any(String) }]);
  },
};

/** A failure takes the token back: the button waits for another one. */
export const CaptchaReset: Story = {
  ...served(drawn(withCaptcha), { status: 500 }),
  async play(playing) {
    const page = await ready(playing.canvasElement);
    const box = await page.findByRole('checkbox', { name: 'I am not a robot' });
    await userEvent.click(box);
    await fill(page);
    const button = page.getByRole('button', { name: 'Send the letter' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await waitFor(() => expect(alertOf(playing.canvasElement)).toBeVisible());
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(box).not.toBeChecked();
  },
};

/** In the server's form it stands where the page has a place for it. */
export const ServerFormCaptcha: Story = {
  ...served(taken({ captcha: '<div data-vitrine-captcha></div>' }, 'captcha="altcha"')),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    const box = await page.findByRole('checkbox', { name: 'I am not a robot' });
    await expect(box.closest('[data-vitrine-captcha]')).not.toBeNull();
  },
};

/** A theme through custom properties, from right to left. */
export const Themed: Story = {
  ...served(`<div dir="rtl" style="padding: 1.5rem; background: #1d2a24; color: #f4efe6;
  --vitrine-color-surface: #1d2a24; --vitrine-color-text: #f4efe6; --vitrine-color-border: #8fa398;
  --vitrine-color-accent: #e5c07b; --vitrine-color-on-accent: #1d2a24; --vitrine-color-error: #ffb4a2;
  --vitrine-color-muted: #c9d1c8; --vitrine-radius: 14px; --vitrine-form-width: 30rem;">
  ${drawn()}
</div>`),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await press(page);
    await waitFor(() => expect(alertOf(canvasElement)).toBeVisible());
  },
};
