export type Fault =
  /** The server executes the request; its answer is lost. */
  | 'lost answer'
  /** The request never arrives. */
  | 'lost request'
  /** The request arrives twice; the second answer is returned. */
  | 'twice';

/** A `fetch` whose next changes fail in a chosen way, with a list of the changes that were sent. */
export function createNetwork(send: typeof fetch) {
  const faults: Fault[] = [];
  const changes: string[] = [];
  let lasting: Fault | null = null;
  let isBlind = false;

  const lossy: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const name = await nameChange(request.clone());
    if (name === null && isBlind) throw new TypeError('fetch failed');
    if (name === null) return send(request);
    changes.push(name);
    const fault = faults.shift() ?? lasting;
    if (fault === 'lost request') throw new TypeError('fetch failed');
    if (fault === 'twice') await send(request.clone());
    const response = await send(request);
    if (fault !== 'lost answer') return response;
    await response.arrayBuffer();
    throw new TypeError('fetch failed');
  };

  return {
    fetch: lossy,
    changes,
    fail(...next: Fault[]) {
      faults.push(...next);
    },
    /** Whether requests that change nothing are lost. */
    blind(next: boolean) {
      isBlind = next;
    },
    /** The fault of every change from now on; null for none. */
    always(fault: Fault | null) {
      lasting = fault;
    },
  };
}

export type Network = ReturnType<typeof createNetwork>;

/** The field of a mutation or the method and path of a request that changes something; null for one that reads. */
async function nameChange(request: Request): Promise<string | null> {
  if (request.method === 'GET') return null;
  const text = await request.text();
  const { query } = (text ? JSON.parse(text) : {}) as { query?: unknown };
  if (typeof query !== 'string') return `${request.method} ${new URL(request.url).pathname}`;
  if (!query.trimStart().startsWith('mutation')) return null;
  return /(?:result|payload): (\w+)/.exec(query)?.[1] ?? query;
}
