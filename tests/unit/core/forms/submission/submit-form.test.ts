// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  FormSubmitError,
  submitForm,
  type SubmitOptions,
} from '../../../../../core/forms/submission/index.js';
import { configure, getRuntime, resetRuntime } from '../../../../../core/runtime/index.js';
import { answer, hangUp, startScriptedServer, type Step } from '../../net/scripted-server.js';
import { formOf } from '../form-of.js';

const form = formOf({ type: 'text', required: true }, { type: 'textarea' });
const values = { f0: 'Ada', f1: 'Hello' };
const valid = answer(200, {});
const key = answer(200, { key: 'k1' });
const saved = answer(200, { submissionId: 's1' });
let server: Awaited<ReturnType<typeof startScriptedServer>> | null = null;

async function serve(...steps: Step[]): Promise<void> {
  server = await startScriptedServer(...steps);
  configure({ api: server.origin });
}

afterEach(async () => {
  await server?.close();
  server = null;
  resetRuntime();
});

async function failure(options: SubmitOptions = {}, answers = values): Promise<FormSubmitError> {
  const error: unknown = await submitForm(form, answers, options).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof FormSubmitError)) throw new Error(`No FormSubmitError: ${String(error)}`);
  return error;
}

const calls = () => server?.requests.map(({ method, url }) => `${method} ${url}`) ?? [];
const bodies = () =>
  server?.requests.map(({ body }) => (body ? (JSON.parse(body) as unknown) : null)) ?? [];

describe('submitForm', () => {
  it('checks, asks for a key and saves, in this order', async () => {
    await serve(valid, key, saved);
    expect(await submitForm(form, values)).toEqual({ submissionId: 's1' });
    expect(calls()).toEqual([
      'POST /api/rest/forms/validate/form',
      'POST /api/form/FormSubmissionKey',
      'POST /api/form/SaveFormSubmission',
    ]);
  });

  it("sends 'key, form (map of form-item id to sanitised value)' and 'page context fields'", async () => {
    await serve(valid, key, saved);
    await submitForm(form, { f0: 'A\u0000da', f1: 'one\r\ntwo \ud800' });
    expect(bodies()).toEqual([
      { f0: 'Ada', f1: 'one\ntwo \ufffd' },
      null,
      {
        key: 'k1',
        formId: 'form',
        form: { f0: 'Ada', f1: 'one\ntwo \ufffd' },
        pageTitle: '',
        pageId: '',
        contentSource: 'c',
        pagePath: '',
        pagePermissionTypeValue: null,
      },
    ]);
  });

  it('sends the token of a captcha that is solved', async () => {
    await serve(valid, key, saved);
    await submitForm(form, values, { readCaptcha: () => ({ isRendered: true, token: 't' }) });
    expect(bodies()[2]).toMatchObject({ captchaKey: 't' });
  });

  it("'Complete CAPTCHA before submitting.' when one is rendered and not solved", async () => {
    await serve(valid);
    const error = await failure({ readCaptcha: () => ({ isRendered: true, token: null }) });
    expect(error).toMatchObject({
      code: 'captcha',
      message: 'Complete CAPTCHA before submitting.',
    });
    expect(calls()).toHaveLength(1);
  });

  it('asks nobody about answers that are not valid here', async () => {
    await serve();
    expect(await failure({}, { f0: ' ', f1: '' })).toMatchObject({
      code: 'invalid-fields',
      message: 'One or more fields is invalid, please check your entries.',
      fieldErrors: { f0: 'Required' },
    });
    expect(calls()).toEqual([]);
  });

  it("shows what 'is also validated server side' at the fields", async () => {
    await serve(answer(400, { error: 'Invalid.', errors: { f1: 'Please be kind.' } }));
    expect(await failure()).toMatchObject({
      code: 'invalid-fields',
      message: 'One or more fields is invalid, please check your entries.',
      fieldErrors: { f1: 'Please be kind.' },
    });
  });

  it.each([401, 404, 429, 500, 503])('goes on when the check itself fails: %d', async (status) => {
    await serve(answer(status, {}), key, saved);
    expect(await submitForm(form, values)).toEqual({ submissionId: 's1' });
  });

  it.each<[string, Step]>([
    ['401', answer(401, {})],
    ['429', answer(429, {})],
    ['500', answer(500, { error: 'x' })],
    ['no key', answer(200, {})],
    ['an empty key', answer(200, { key: '' })],
    ['no JSON', answer(200, '<p>Sign in to the Wi-Fi')],
  ])("'Could not get a form submission key, please try again later.': %s", async (_, step) => {
    await serve(valid, step);
    expect(await failure()).toMatchObject({
      code: 'submission-key',
      message: 'Could not get a form submission key, please try again later.',
    });
    expect(calls()).toHaveLength(2);
  });

  it('says that there is no connection when no key comes for that reason', async () => {
    await serve(valid, hangUp);
    expect((await failure()).message).toBe(
      'Could not get a form submission key, please try again later. Please check your internet connection.',
    );
  });

  it.each<[number, object, string]>([
    [401, {}, 'Unable to submit form. Please try again later.'],
    [404, {}, 'This form has not been configured yet.'],
    [429, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, { error: 'Stack trace.' }, 'Unable to send form. Please try again later.'],
    [400, { error: 'Our own words.' }, 'Our own words.'],
    [418, { error: 'I am a teapot.' }, 'I am a teapot.'],
    [418, {}, 'Unknown error, please try again later.'],
    [400, { errors: {} }, 'Unknown error, please try again later.'],
    [
      403,
      { error: 'crumb', crumbFail: true },
      'Error processing form submission. Please reload and try again.',
    ],
    [
      400,
      {
        code: 'malformed-form',
        error: 'Could not parse the form fields, please check your entries.',
      },
      'Could not parse the form fields, please check your entries.',
    ],
  ])('words a save that is answered with %d %j', async (status, body, message) => {
    await serve(valid, key, answer(status, body));
    expect((await failure()).message).toBe(message);
  });

  it.each([502, 503, 504])("says 'the response's error field' of a lasting %d", async (status) => {
    configure({ clock: { now: () => 0, setTimeout: runSoon } });
    const down = answer(status, { error: 'Back at noon.' });
    await serve(valid, key, down, down, down, down);
    expect((await failure()).message).toBe('Back at noon.');
  });

  it("shows 'each error at its field' of a save that is answered with 400", async () => {
    await serve(valid, key, answer(400, { error: 'x', errors: { f0: 'Not you.' } }));
    expect(await failure()).toMatchObject({
      code: 'invalid-fields',
      message: 'One or more fields is invalid, please check your entries.',
      fieldErrors: { f0: 'Not you.' },
    });
  });

  it('tells a captcha that the server did not take', async () => {
    const body = { code: 'captcha', error: 'Complete CAPTCHA before submitting.' };
    await serve(valid, key, answer(400, body));
    expect(await failure()).toMatchObject({ code: 'captcha', message: body.error });
  });

  it("says 'Please check your internet connection.' when nothing answers", async () => {
    configure({ clock: { now: () => 0, setTimeout: runSoon } });
    await serve(valid, key, hangUp, hangUp, hangUp, hangUp);
    expect(await failure()).toMatchObject({
      code: 'offline',
      message: 'Please check your internet connection.',
    });
    expect(calls()).toHaveLength(6);
  });

  it.each([
    ['an id', answer(200, {})],
    ['a body', answer(200, '')],
    ['content', answer(204, '')],
  ])('takes a success without %s, and asks for no second one', async (_, step) => {
    await serve(valid, key, step);
    expect(await submitForm(form, values)).toEqual({ submissionId: '' });
    expect(calls()).toHaveLength(3);
  });

  it.each<[string, Step]>([
    ['an HTML page', answer(200, '<p>Sign in to the Wi-Fi')],
    ['cut JSON', answer(200, '{"submissionId":')],
    ['a 401 without JSON', answer(401, '<p>Who are you?')],
    ['a 500 without JSON', answer(500, '<p>Oops')],
  ])('sends the same submission again after %s', async (_, step) => {
    configure({ clock: { now: () => 0, setTimeout: runSoon } });
    await serve(valid, key, step, saved);
    expect(await submitForm(form, values)).toEqual({ submissionId: 's1' });
    expect(bodies()[3]).toEqual(bodies()[2]);
  });

  it('does not say of an answer of something in between that the form was not sent', async () => {
    configure({ clock: { now: () => 0, setTimeout: runSoon } });
    const hotspot = answer(401, '<p>Sign in to the Wi-Fi');
    await serve(valid, key, hotspot, hotspot, hotspot, hotspot);
    expect((await failure()).message).toBe(
      'We could not confirm that your form was sent. Please try again: it is stored once.',
    );
  });

  it('asks for a key of its own each time', async () => {
    const other = answer(200, { key: 'k2' });
    await serve(valid, key, saved, valid, other, saved);
    await submitForm(form, values);
    await submitForm(form, values);
    expect(bodies()[5]).toMatchObject({ key: 'k2' });
  });

  it('tells the bus, and of newsletter forms once more', async () => {
    const heard = vi.fn();
    const { bus } = getRuntime();
    bus.on('form.submitted', (detail) => heard('submitted', detail));
    bus.on('form.newsletter-subscribed', (detail) => heard('subscribed', detail));
    await serve(valid, key, saved, valid, key, saved);
    await submitForm(form, values);
    await submitForm({ ...form, isNewsletter: true }, values);
    expect(heard.mock.calls).toEqual([
      ['submitted', { formId: 'form', isNewsletter: false }],
      ['submitted', { formId: 'form', isNewsletter: true }],
      ['subscribed', { formId: 'form' }],
    ]);
  });
});

describe('a submission whose answer was lost', () => {
  const runNow = () => configure({ clock: { now: () => 0, setTimeout: runSoon } });

  it('is repeated by itself under its key', async () => {
    runNow();
    await serve(valid, key, hangUp, saved);
    expect(await submitForm(form, values)).toEqual({ submissionId: 's1' });
    expect(bodies()[3]).toEqual(bodies()[2]);
  });

  it('is sent again under its key when the visitor tries again', async () => {
    await serve(valid, key, answer(500, {}), valid, saved);
    await failure();
    expect(await submitForm(form, values)).toEqual({ submissionId: 's1' });
    expect(calls().slice(3)).toEqual([
      'POST /api/rest/forms/validate/form',
      'POST /api/form/SaveFormSubmission',
    ]);
    expect(bodies()[4]).toMatchObject({ key: 'k1' });
  });

  it('gets another key when the answers are others', async () => {
    await serve(valid, key, answer(500, {}), valid, answer(200, { key: 'k2' }), saved);
    await failure();
    await submitForm(form, { ...values, f1: 'Something else' });
    expect(bodies()[5]).toMatchObject({ key: 'k2', form: { f1: 'Something else' } });
  });

  it('gets another key when the old one has run out', async () => {
    const refused = answer(400, {
      code: 'submission-key',
      error: 'Error processing form submission. Please reload and try again.',
    });
    const other = answer(200, { key: 'k2' });
    await serve(valid, key, answer(500, {}), valid, refused, other, saved);
    await failure();
    expect(await submitForm(form, values)).toEqual({ submissionId: 's1' });
    expect(bodies()[6]).toMatchObject({ key: 'k2' });
  });

  it("says 'Error processing form submission. …' of a new key that is refused", async () => {
    const refused = answer(400, {
      code: 'submission-key',
      error: 'Error processing form submission. Please reload and try again.',
    });
    await serve(valid, key, refused);
    expect(await failure()).toMatchObject({
      code: 'submission-key',
      message: 'Error processing form submission. Please reload and try again.',
    });
    expect(calls()).toHaveLength(3);
  });

  it('asks for another key once a refusal has ended it', async () => {
    const refused = answer(400, { error: 'No.' });
    await serve(valid, key, refused, valid, answer(200, { key: 'k2' }), saved);
    await failure();
    await submitForm(form, values);
    expect(bodies()[5]).toMatchObject({ key: 'k2' });
  });
});

/** Timers that are due at once, but the time limits, which never are. */
function runSoon(run: () => void, ms: number): () => void {
  if (ms >= 10_000) return () => undefined;
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
