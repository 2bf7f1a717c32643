/** Milliseconds until a command without an answer fails. */
const timeLimit = 60_000;

/** Opens a WebDriver BiDi session. Node 20 has a WebSocket by `--experimental-websocket` alone. */
export async function connectBidi(address) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} takes no session.`));
  });
  const waiting = new Map();
  let lastId = 0;

  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    const call = waiting.get(id);
    if (!call) return;
    waiting.delete(id);
    clearTimeout(call.timer);
    if (type === 'error') call.reject(new Error(`${call.method}: ${error}: ${message}`));
    else call.resolve(result);
  };

  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error(`${method}: no answer in ${timeLimit} ms`));
      }, timeLimit);
      waiting.set(id, { method, resolve, reject, timer });
      socket.send(JSON.stringify({ id, method, params }));
    });

  const { capabilities } = await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  });
  return { send, version: capabilities.browserVersion };
}
