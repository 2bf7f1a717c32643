// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { checkAnswers, readAnswers, readFieldErrors } from '../../../../core/forms/index.js';
import { NetError } from '../../../../core/net/index.js';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { answer, startScriptedServer, type Step } from '../net/scripted-server.js';
import { formOf } from './form-of.js';

const form = formOf({ type: 'text' }, { type: 'hidden' });
const values = readAnswers(form, { f0: 'Ada' });
let server: Awaited<ReturnType<typeof startScriptedServer>>;

async function serve(...steps: Step[]): Promise<void> {
  server = await startScriptedServer(...steps);
  configure({ api: server.origin });
}

afterEach(async () => {
  await server.close();
  resetRuntime();
});

describe('checkAnswers', () => {
  it('sends the answers by field id, and finds nothing wrong in a success', async () => {
    await serve(answer(200, {}));
    expect(await checkAnswers(form, values)).toEqual({});
    expect(server.requests).toMatchObject([
      { method: 'POST', url: '/api/rest/forms/validate/form', body: '{"f0":"Ada","f1":""}' },
    ]);
  });

  it("tells 'errors keyed by field id' of the fields that are shown", async () => {
    const errors = { f0: 'Too rude.', f1: 'Hidden.', other: 'What?', f2: 7 };
    await serve(answer(400, { error: 'Invalid.', errors }));
    expect(await checkAnswers(form, values)).toEqual({ f0: 'Too rude.' });
  });

  it.each<[string, Step]>([
    ['a refusal without errors', answer(400, { error: 'No.' })],
    ['errors of no field of the form', answer(400, { error: 'No.', errors: { other: 'x' } })],
    ['errors that are none', answer(400, { error: 'No.', errors: 'x' })],
    ['a form that is gone', answer(404, { error: 'There is no such form.' })],
    ['no answer that is one', answer(200, 'nonsense')],
  ])('rejects with %s', async (_, step) => {
    await serve(step);
    await expect(checkAnswers(form, values)).rejects.toThrow(NetError);
  });

  it('asks nobody about a form without an id', async () => {
    await serve(answer(500, {}));
    expect(await checkAnswers({ ...form, id: '' }, values)).toEqual({});
    expect(server.requests).toEqual([]);
  });
});

describe('readFieldErrors', () => {
  it('reads nothing from another kind of failure', async () => {
    await serve(answer(200, {}));
    expect(readFieldErrors(form, new Error('x'))).toEqual({});
    const body = { errors: { f0: 'x' } };
    expect(readFieldErrors(form, new NetError('server', 'x', { status: 500, body }))).toEqual({});
  });
});
