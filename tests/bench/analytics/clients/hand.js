/**
 * A queue written by hand that loses nothing to a crash: each event is a key of its own in localStorage before track()
 * returns. What it writes is what the pipeline client writes, field by field.
 */
const pageId = Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) =>
  (byte % 36).toString(36),
).join('');
const waiting = [];
let sequence = 0;
let timer = 0;

function constants() {
  return {
    analytics_id: 'analytics-1',
    browser_language: navigator.language,
    browser_window_height: 720,
    browser_window_width: 1280,
    client_name: 'vitrine',
    client_version: '0.1.0',
    marketing_id: 'marketing-1',
    page_host: location.host,
    page_path: location.pathname,
    page_query_params: location.search,
    page_referrer_url: document.referrer,
    session_id: 'session-1',
    enduser_user_agent: navigator.userAgent,
    browser_locale: 'en-US',
    source_environment: 'prod',
    context_website_id: 'bench',
    member_account_id: null,
    resolved_locale: 'en',
    website_locale: 'en-US',
    member_account_locale: null,
    custom_schema_name: null,
    destination_url: null,
    object_identifier: null,
  };
}

async function flush() {
  timer = 0;
  const batch = waiting.splice(0, 50);
  const body = `{"events":[${batch.map(([, text]) => text).join()}]}`;
  const answer = await fetch('/api/v1/clanker/events', { method: 'POST', body });
  await answer.text();
  for (const [key] of batch) localStorage.removeItem(key);
  if (waiting.length > 0) timer = setTimeout(flush, 0);
}

export const createHandQueue = (fields) => (payload) => {
  const number = ++sequence;
  const wall = Date.now();
  const monotonic = performance.now();
  const text = JSON.stringify({
    event_schema_name: 'add_to_cart',
    content: JSON.stringify({ ...fields, event_occurrence_timestamp: wall, ...payload }),
    event_id: `${pageId}.${number}`,
    sequence: number,
    occurred_at: wall,
    monotonic,
  });
  const key = `hand.${pageId}.${number}`;
  localStorage.setItem(key, text);
  waiting.push([key, text]);
  timer ||= setTimeout(flush, 1000);
};

globalThis.bench = {
  start() {
    this.track = createHandQueue(constants());
  },
};
