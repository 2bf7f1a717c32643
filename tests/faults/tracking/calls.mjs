/** What a request to the intake carries, read off its body in whatever shape it was sent. */

const eventIds = /\\*"event_id\\*":\s*\\*"([0-9A-Za-z]+\.\d+)/g;
const probeIds = /\\*"tid\\*":\s*\\*"([\w.-]+)/g;

const dropped = /\\*"drops\\*":\s*(\{[^}]*\})/;

const unique = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, id]) => id))];

/** Whether faults apply to a path: every call that tracking makes, and nothing that a page is made of. */
export const isIntake = (path) => path.startsWith('/api/');

/** The body as text; form-encoded fields are decoded, so that one pattern reads all shapes. */
function readText(body, type) {
  const text = body.toString('utf8');
  if (!type.includes('urlencoded')) return text;
  return [...new URLSearchParams(text)].map(([name, value]) => `${name}=${value}`).join('\n');
}

/** One line of a proxy's log. `fate` is filled in when it is known. */
export function describeCall({ method, path, headers, body, at }) {
  const text = readText(body, headers['content-type'] ?? '');
  return {
    at,
    method,
    path: path.split('?')[0],
    bytes: body.length,
    isReceipt: path.startsWith('/api/v1/clanker/receipts'),
    events: unique(text, eventIds),
    tids: unique(text, probeIds),
    drops: dropped.exec(text)?.[1] ?? '{}',
    fate: 'unknown',
    status: 0,
  };
}
