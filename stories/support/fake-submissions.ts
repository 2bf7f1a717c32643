/** `parameters.submissions` of a story: how the server that only pretends to be one takes a form. */
export interface FakeSubmissions {
  /** Of the call that stores; 0 for no network. */
  status?: number;
  body?: object;
  /** Milliseconds until its answer; `Infinity` for none at all. */
  delay?: number;
  /** Of the call for a key. */
  keyStatus?: number;
  /** Forms by id, for those who ask. */
  forms?: Readonly<Record<string, object>>;
  /** Milliseconds until a form is told. */
  formDelay?: number;
}

/** Every submission that was stored, newest last. */
export const stored: unknown[] = [];

/** Answers the calls of forms in place of a server. Returns what gives the page its network back. */
export function fakeSubmissions(options: FakeSubmissions): () => void {
  const { status = 200, body = { submissionId: 's1' }, delay = 0, keyStatus = 200 } = options;
  const { fetch } = globalThis;
  stored.length = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/forms/')) {
      await wait(options.formDelay ?? 0);
      const form = options.forms?.[pathname.split('/').at(-1) ?? ''];
      return Response.json(form ?? { error: '' }, { status: form ? 200 : 404 });
    }
    if (pathname.startsWith('/api/rest/forms/validate/')) return Response.json({});
    if (pathname === '/api/form/FormSubmissionKey') {
      return Response.json({ key: 'key' }, { status: keyStatus });
    }
    if (pathname !== '/api/form/SaveFormSubmission') return fetch(request);
    await wait(delay);
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status === 200) stored.push(await request.json());
    return Response.json(body, { status });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

function wait(delay: number): Promise<void> {
  return new Promise((resolve) => {
    if (delay !== Infinity) setTimeout(resolve, delay);
  });
}
