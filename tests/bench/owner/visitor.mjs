import { request } from 'node:http';

/** A browser without script: it keeps cookies, sends the crumb with every form and does not follow redirects. */
export function createVisitor(port) {
  const cookies = new Map();

  function send(method, path, { body = '', type = null, headers = {} } = {}) {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            Host: `localhost:${port}`,
            Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(type && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            for (const line of answer.headers['set-cookie'] ?? []) keep(line);
            const text = Buffer.concat(chunks).toString();
            if (answer.statusCode < 400)
              resolve({ status: answer.statusCode, headers: answer.headers, text });
            else
              reject(
                new Error(
                  `${method} ${path} was answered with ${answer.statusCode}: ${text.slice(0, 300)}`,
                ),
              );
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  function keep(line) {
    const [pair] = line.split('; ');
    const at = pair.indexOf('=');
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  const crumb = () => decodeURIComponent(cookies.get('crumb') ?? '');
  return {
    cookies,
    get: (path) => send('GET', path),
    post: (path, fields) =>
      send('POST', path, {
        body: new URLSearchParams({ crumb: crumb(), ...fields }).toString(),
        type: 'application/x-www-form-urlencoded',
        headers: { Origin: `http://localhost:${port}` },
      }),
    json: async (method, path, body, headers = {}) =>
      JSON.parse(
        (
          await send(method, path, {
            body: JSON.stringify(body),
            type: 'application/json',
            headers: { 'X-CSRF-Token': crumb(), ...headers },
          })
        ).text,
      ),
  };
}
