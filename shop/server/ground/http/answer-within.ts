/**
 * The answer of another service.
 * @param timeout Milliseconds after which nobody waits any more, not even for work that does not look at its signal.
 * @throws Error then; the error of `work`.
 */
export async function answerWithin<Answer>(
  timeout: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      work(late.signal),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          late.abort();
          reject(new Error(`No answer within ${timeout} ms.`));
        }, timeout);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
