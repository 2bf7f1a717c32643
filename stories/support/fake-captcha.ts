import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** `parameters.captcha` of a story: how the server that only pretends to be one sets its puzzle. */
export interface FakeCaptcha {
  /** Milliseconds until an answer; `Infinity` for none at all. */
  delay?: number;
  /** The status of a call that fails; 0 for no network. */
  status?: number;
}

/** Answers the call for a challenge in place of a server. Returns what gives the page its network back. */
export function fakeCaptcha({ delay = 0, status = 200 }: FakeCaptcha): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname !== '/api/captcha/challenge') return fetch(request);
    if (delay > 0) await wait(delay);
    if (status === 0) throw new TypeError('Failed to fetch');
    return status === 200
      ? Response.json(await newChallenge())
      : Response.json({ error: 'No.' }, { status });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** Signed by nobody: the page cannot tell. */
function newChallenge() {
  const issuedAt = Math.floor(Date.now() / 1000);
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 20,
    deriveKey,
    expiresAt: issuedAt + 600,
    data: { issuedAt },
    hmacSignatureSecret: 'story',
  });
}

function wait(delay: number): Promise<void> {
  return new Promise((resolve) => {
    if (delay !== Infinity) setTimeout(resolve, delay);
  });
}
