import { randomBytes, randomUUID } from 'node:crypto';

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
/** How long a client tries before it gives an intent up, in milliseconds. */
const patience = 90_000;

/** A browser that keeps cookies; it repeats an intent, with its key, until the shop says yes. */
export function createBrowser(origin, record = () => undefined) {
  const cookies = new Map();

  async function send(path, { method = 'GET', json, form, headers = {} } = {}) {
    const crumb = [...cookies].find(([name]) => name.endsWith('crumb'))?.[1];
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: {
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(method !== 'GET' && { origin }),
        ...(crumb && { 'x-csrf-token': decodeURIComponent(crumb) }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json && { body: JSON.stringify(json) }),
      ...(form && {
        body: new URLSearchParams({ crumb: decodeURIComponent(crumb ?? ''), ...form }),
      }),
    });
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) {
      const [name, ...value] = line.split(';')[0].split('=');
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value.join('='));
    }
    return { status: response.status, headers: response.headers, text };
  }

  /**
   * Until an answer is what is wanted. @throws Error for a refusal, or when patience ends.
   * @param {string} path
   * @param {object} [message]
   * @param {(answer: { status: number | string, headers: Headers, text: string }) => boolean} [isDone]
   * @returns {Promise<{ status: number | string, headers: Headers, text: string }>}
   */
  async function insist(path, message, isDone = ({ status }) => status === 200) {
    const deadline = Date.now() + patience;
    for (;;) {
      const answer = await send(path, message).catch((error) => ({
        status: error.cause?.code === 'ECONNREFUSED' ? 'refused' : 'cut',
      }));
      record(answer);
      if (isDone(answer)) return answer;
      if (Date.now() > deadline) throw new Error(`${path} kept failing: ${answer.status}`);
      if (answer.status < 500) {
        throw new Error(`${path} was refused: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      await wait(100 + Math.random() * 200);
    }
  }

  return { insist };
}

const contact = (text) => ({
  'contact-name': ['Ada', 'Lovelace'],
  'contact-email': 'ada@example.com',
  'contact-message': text,
});

/** Fields of the checkout. */
export const bought = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  line1: '12 Harbour Road',
  line2: '',
  city: 'Berlin',
  country: 'DE',
  region: '',
  postalCode: '10115',
  optionId: 'standard',
  payment: 'test-accepted',
  action: 'place',
};

/** What each kind of client does again and again; each notes what the shop acknowledged. */
const kinds = {
  async adds({ browser, acknowledged, item }) {
    const key = randomUUID();
    const { text } = await browser.insist('/api/commerce/shopping-cart/entries', {
      method: 'POST',
      json: { ...item, quantity: 1 },
      headers: { 'idempotency-key': key },
    });
    acknowledged.push({ key, cart: JSON.parse(text).shoppingCart.id });
  },
  async orders({ origin, record, acknowledged, item }) {
    const browser = createBrowser(origin, record);
    await browser.insist('/api/commerce/shopping-cart');
    const { text } = await browser.insist('/api/commerce/shopping-cart/entries', {
      method: 'POST',
      json: { ...item, quantity: 1 },
      headers: { 'idempotency-key': randomUUID() },
    });
    const form = { ...bought, idempotencyKey: randomUUID() };
    const { headers } = await browser.insist(
      '/checkout',
      { method: 'POST', form },
      ({ status }) => status === 303,
    );
    const id = /\/order-confirmed\/([^/?]+)/.exec(headers.get('location'))?.[1];
    if (!id) throw new Error(`The checkout led to ${headers.get('location')}.`);
    acknowledged.push({ id: decodeURIComponent(id), cart: JSON.parse(text).shoppingCart.id });
  },
  async submissions({ browser, acknowledged }) {
    const issued = await browser.insist('/api/form/FormSubmissionKey', {
      method: 'POST',
      json: {},
    });
    const mark = randomUUID();
    const { text } = await browser.insist('/api/form/SaveFormSubmission', {
      method: 'POST',
      json: { key: JSON.parse(issued.text).key, formId: 'contact', form: contact(mark) },
    });
    acknowledged.push({ mark, id: JSON.parse(text).submissionId });
  },
  async events({ browser, acknowledged, page, turn }) {
    const ids = [1, 2, 3].map((n) => `${page}.${turn * 3 + n}`);
    const events = ids.map((id, n) => ({
      event_schema_name: 'fault_probe',
      event_id: id,
      sequence: turn * 3 + n + 1,
      occurred_at: Date.now(),
      monotonic: 1000 + turn,
      content: JSON.stringify({ source_environment: 'prod' }),
    }));
    await browser.insist('/api/v1/clanker/events', { method: 'POST', json: { events } });
    acknowledged.push(...ids);
  },
};

/** Starts clients of all kinds. `stop` ends them after what they are at. */
export function startTraffic({ origin, item, each = 2 }) {
  /** @type {{ adds: object[], orders: object[], submissions: object[], events: object[] }} */
  const acknowledged = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const answers = new Map();
  const problems = [];
  let isOver = false;
  const record = ({ status }) => answers.set(status, (answers.get(status) ?? 0) + 1);

  async function work(kind) {
    const browser = createBrowser(origin, record);
    const page = randomBytes(11).toString('hex');
    const own = { origin, record, browser, item, page, acknowledged: acknowledged[kind] };
    try {
      await browser.insist('/api/commerce/shopping-cart');
      for (let turn = 0; !isOver; turn += 1) {
        await kinds[kind]({ ...own, turn });
        await wait(Math.random() * 50);
      }
    } catch (error) {
      problems.push(`${kind}: ${error.message}`);
    }
  }

  const workers = Object.keys(kinds).flatMap((kind) =>
    Array.from({ length: each }, () => work(kind)),
  );
  return {
    acknowledged,
    problems,
    /** How many answers had this status, `cut` or `refused` since the start. */
    count: (...statuses) => statuses.reduce((sum, status) => sum + (answers.get(status) ?? 0), 0),
    answers: () => Object.fromEntries(answers),
    total: () => Object.values(acknowledged).reduce((sum, list) => sum + list.length, 0),
    async stop() {
      isOver = true;
      await Promise.all(workers);
    },
  };
}
