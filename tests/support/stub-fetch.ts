import { vi } from 'vitest';

/** Lets `answer` answer what the page fetches, until the globals are restored. */
export function stubFetch(answer: (request: Request) => Response | Promise<Response>): void {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (input, init) => answer(new Request(input, init))),
  );
}
