/*
 * Adds a passkey to an account, and signs in with one. The browser asks its user; what its authenticator signs goes to the
 * server. Without script, or in a browser without passkeys, the form stays hidden.
 */
const account = '/api/site-users/account';
const form = document.querySelector('form[data-passkey]');

/** The two ceremonies: their calls, what the browser does between them, and what the second call sends. */
const ceremonies = {
  add: {
    options: '/passkeys/options',
    finish: '/passkeys',
    ask: (options) => navigator.credentials.create({ publicKey: toCreation(options) }),
    body: (credential) => ({ name: form.elements.name.value.trim(), credential }),
  },
  'sign-in': {
    options: '/session/passkey/options',
    finish: '/session/passkey',
    ask: (options) => navigator.credentials.get({ publicKey: toRequest(options) }),
    body: (credential) => credential,
  },
};

if (form && globalThis.PublicKeyCredential) start();

function start() {
  const words = JSON.parse(form.querySelector('[data-passkey-words]').textContent);
  const state = form.querySelector('.passkey-state');
  const none = document.querySelector('[data-passkey-none]');
  const ceremony = ceremonies[form.dataset.passkey];
  let isBusy = false;

  if (none) none.hidden = true;
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    say('');
    try {
      await run();
    } finally {
      isBusy = false;
    }
  });

  async function run() {
    let endsAt = Infinity;
    try {
      const options = await send(ceremony.options);
      endsAt = performance.now() + options.timeout;
      const credential = await ceremony.ask(options);
      await send(ceremony.finish, ceremony.body(toJson(credential)));
      location.assign(form.dataset.next);
    } catch (error) {
      // Browsers give a cancelled ceremony and one that took too long the same name.
      const isLate = performance.now() >= endsAt;
      const isEnded = error.name === 'NotAllowedError' || error.name === 'AbortError';
      if (isEnded && !isLate) say(words.cancelled);
      else say(isEnded ? words.tooLate : sentence(error), true);
    }
  }

  function sentence(error) {
    if (error instanceof Refusal) return error.message || words.failed;
    return error.name === 'InvalidStateError' ? words.known : words.failed;
  }

  function say(text, isProblem = false) {
    state.classList.toggle('field-error', isProblem);
    state.textContent = text;
  }
}

class Refusal extends Error {}

/** Sends a call; once more if the server has refused the crumb, and so set another one. */
async function send(path, body, isAgain = false) {
  const response = await fetch(account + path, {
    method: 'POST',
    headers: { 'X-CSRF-Token': readCrumb(), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  if (answer.crumbFail && !isAgain) return send(path, body, true);
  throw new Refusal(answer.error ?? '');
}

function readCrumb() {
  const [, value = ''] = /(?:^|; )crumb=([^;]*)/.exec(document.cookie) ?? [];
  return decodeURIComponent(value);
}

/* What older browsers lack: JSON of credentials, and back. */

function toCreation(options) {
  if (PublicKeyCredential.parseCreationOptionsFromJSON) {
    return PublicKeyCredential.parseCreationOptionsFromJSON(options);
  }
  return {
    ...options,
    challenge: decode(options.challenge),
    user: { ...options.user, id: decode(options.user.id) },
    excludeCredentials: options.excludeCredentials.map((one) => ({ ...one, id: decode(one.id) })),
  };
}

function toRequest(options) {
  return (
    PublicKeyCredential.parseRequestOptionsFromJSON?.(options) ?? {
      ...options,
      challenge: decode(options.challenge),
    }
  );
}

function toJson(credential) {
  if (credential.toJSON) return credential.toJSON();
  const { id, rawId, type, response } = credential;
  const parts = [
    'clientDataJSON',
    'attestationObject',
    'authenticatorData',
    'signature',
    'userHandle',
  ].filter((name) => response[name]);
  return {
    ...{ id, rawId: encode(rawId), type },
    response: {
      ...Object.fromEntries(parts.map((name) => [name, encode(response[name])])),
      ...(response.getTransports && { transports: response.getTransports() }),
    },
  };
}

function encode(buffer) {
  const text = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text) {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
