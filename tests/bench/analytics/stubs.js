/**
 * Transports that answer at once, or never, without leaving the page: what is measured is the client. What was handed to
 * them is counted in `globalThis.sent`.
 */
(() => {
  const sent = { requests: 0, bytes: 0 };
  let isMute = false;
  globalThis.sent = sent;
  globalThis.muteServer = () => (isMute = true);

  /** As many events as the body names, which is what our server would answer. */
  function takeBody(body) {
    sent.requests += 1;
    if (typeof body !== 'string') {
      sent.bytes += body?.size ?? body?.byteLength ?? 0;
      return '{"success":true}';
    }
    sent.bytes += body.length;
    const events = body.split('event_id').length - 1;
    return JSON.stringify({
      success: true,
      n: Math.max(1, events),
      serverTime: Date.now(),
      have: {},
    });
  }

  globalThis.fetch = (input, init) => {
    const text = takeBody(init?.body);
    // The body of a Request can only be read later.
    if (input instanceof Request) {
      void input.arrayBuffer().then(({ byteLength }) => (sent.bytes += byteLength));
    }
    if (isMute) return new Promise(() => undefined);
    return Promise.resolve(
      new Response(text, { status: 200, headers: { 'content-type': 'application/json' } }),
    );
  };

  navigator.sendBeacon = (_url, body) => {
    takeBody(body);
    return true;
  };

  globalThis.XMLHttpRequest = class extends EventTarget {
    static DONE = 4;
    readyState = 0;
    status = 0;
    responseText = '';
    response = '';
    upload = new EventTarget();
    open() {
      this.readyState = 1;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    getAllResponseHeaders() {
      return '';
    }
    abort() {}
    send(body) {
      const text = takeBody(body);
      if (isMute) return;
      queueMicrotask(() => {
        Object.assign(this, { readyState: 4, status: 200, responseText: text, response: text });
        for (const name of ['readystatechange', 'load', 'loadend']) {
          const event = new Event(name);
          this[`on${name}`]?.(event);
          this.dispatchEvent(event);
        }
      });
    }
  };
})();
