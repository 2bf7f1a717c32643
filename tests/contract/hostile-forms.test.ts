import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callRuns, noLimits } from './limits.js';
import { describeShop } from './open-shop.js';
import { createVisitor, type TestVisitor } from './visitor.js';
import { fetchKey, forms, savePath, sentForm, survey } from './website-form.js';

/** Includes lone surrogates and NUL, which JSON can express but PostgreSQL cannot store. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('', '\u0000', '\ud800', '<img src=x onerror=alert(1)>', 'x'.repeat(600)),
);
const fieldId = fc.oneof(
  fc.constantFrom(...survey.fields.map(({ id }) => id)),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'f-likert[I like it]', '\u0000'),
  text,
);
const answer = fc.oneof(
  text,
  fc.array(text),
  fc.dictionary(fc.oneof(fc.constantFrom('I like it', '__proto__'), text), fc.array(text)),
  fc.constantFrom('Ribbon', 'Paper', '2', '1e400', 'ada@example.com'),
  fc.jsonValue(),
);
const values = fc.dictionary(fieldId, answer, { maxKeys: 8 });

async function expectAnswered(response: Response): Promise<void> {
  expect([200, 400, 404]).toContain(response.status);
  if (response.status !== 200) {
    const { error }: { error: unknown } = await response.json();
    expect(error).toEqual(expect.any(String));
  }
}

describeShop('Hostile forms', (shop) => {
  async function arrive() {
    const open = await shop.open({ forms, rateLimits: noLimits });
    return { ...open, visitor: await createVisitor(open.app).arrive() };
  }

  const post = (visitor: TestVisitor, path: string, json: unknown) =>
    visitor.send(path, { method: 'POST', json: json ?? null });

  it('cause no server error when submitted, and stored ones can be read', async () => {
    const { visitor, services } = await arrive();
    let stored = 0;
    const isAnswered = fc.asyncProperty(values, async (form) => {
      const sent = { ...form, 'f-text': 'Ada' };
      const body = { key: await fetchKey(visitor), formId: 'survey', form: sent };
      const response = await post(visitor, savePath, body);
      await expectAnswered(response);
      if (response.status === 200) stored += 1;
    });
    await fc.assert(isAnswered, { numRuns: callRuns(100) });
    const { submissions } = await services.forms.submissions('survey', null);
    expect(stored).toBeGreaterThan(0);
    expect(submissions).toHaveLength(Math.min(50, stored));
  });

  it('cause no server error when validated', async () => {
    const { visitor } = await arrive();
    const isAnswered = fc.asyncProperty(fc.oneof(values, fc.jsonValue()), async (form) => {
      await expectAnswered(await post(visitor, '/api/rest/forms/validate/survey', form));
    });
    await fc.assert(isAnswered, { numRuns: callRuns(60) });
  });

  it('cause no server error around the answers', async () => {
    const { visitor } = await arrive();
    const body = fc.record(
      {
        key: fc.oneof(text, fc.jsonValue()),
        formId: fc.oneof(fc.constant('contact'), text, fc.jsonValue()),
        form: fc.oneof(values, fc.jsonValue()),
        captchaKey: fc.oneof(text, fc.jsonValue()),
        pageTitle: fc.oneof(text, fc.jsonValue()),
        pagePermissionTypeValue: fc.oneof(fc.double(), fc.jsonValue()),
      },
      { requiredKeys: ['key', 'formId', 'form'] },
    );
    const isAnswered = fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (json) => {
      await expectAnswered(await post(visitor, savePath, json));
    });
    await fc.assert(isAnswered, { numRuns: callRuns(100) });
  });

  it.each([
    ['deep answers', `{"f-text":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    [
      'many answers',
      JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`a${i}`, '']))),
    ],
  ])('cause no server error with %s', async (_, form) => {
    const { visitor } = await arrive();
    for (const path of [savePath, '/api/rest/forms/validate/survey']) {
      const body =
        path === savePath
          ? `{"key":"${await fetchKey(visitor)}","formId":"survey","form":${form}}`
          : form;
      const headers = { 'Content-Type': 'application/json' };
      await expectAnswered(await visitor.send(path, { method: 'POST', headers, body }));
    }
  });

  it('of more than 64 kB are not read', async () => {
    const { visitor } = await arrive();
    const response = await post(visitor, savePath, { form: 'x'.repeat(70_000) });
    expect(response.status).toBe(413);
  });

  it('are refused with a code when an owner saves them', async () => {
    const { services } = await arrive();
    const member = fc.oneof(text, fc.jsonValue());
    const field = fc.record(
      {
        id: fc.oneof(fc.constantFrom('a', 'b', '_crumb', '__proto__'), text),
        type: fc.oneof(fc.constantFrom('text', 'radio', 'likert', 'section'), text),
        title: member,
        options: fc.oneof(fc.array(text), fc.jsonValue()),
        maxLength: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
      },
      { requiredKeys: ['id', 'type'] },
    );
    const form = fc.record(
      {
        id: fc.constantFrom('', 'contact', 'none'),
        name: fc.oneof(fc.constant('A form'), text),
        fields: fc.oneof(fc.array(field, { maxLength: 4 }), fc.jsonValue()),
        successRedirect: fc.oneof(fc.constantFrom('/thanks', 'javascript:alert(1)'), text),
        captcha: fc.jsonValue(),
      },
      { requiredKeys: ['name', 'fields'] },
    );
    const isJudged = fc.asyncProperty(fc.oneof(form, fc.jsonValue(), fc.json()), async (json) => {
      const outcome = await services.forms.save(json).catch((error: unknown) => error);
      if (outcome instanceof Error) {
        expect(outcome).toMatchObject({
          code: expect.stringMatching(/^form-(invalid|not-found)$/),
        });
      } else expect(outcome).toMatchObject({ id: expect.stringMatching(/^[a-z\d-]+$/) });
    });
    await fc.assert(isJudged, { numRuns: callRuns(200) });
  });

  it('are refused with a code when a page submits them', async () => {
    const { services } = await arrive();
    const isJudged = fc.asyncProperty(
      fc.oneof(fc.constantFrom('contact', 'survey'), text),
      fc.oneof(values, fc.anything()),
      text,
      async (formId, given, key) => {
        const sent = sentForm({ formId, values: given, key });
        await expect(services.forms.submit(sent)).rejects.toMatchObject({
          code: expect.stringMatching(/^(form-not-found|malformed-form|submission-key)$/),
        });
      },
    );
    await fc.assert(isJudged, { numRuns: callRuns(100) });
  });
});
