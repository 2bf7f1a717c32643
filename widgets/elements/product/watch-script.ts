export interface ScriptWatch {
  /** Receives the parsed script, first and after each change of its text. */
  onJson(json: unknown): void;
  /** Receives the reason why the script cannot be read, as the end of a sentence. */
  onProblem(problem: string): void;
  /** The page is loaded and there is no script; one that is added later is still read. */
  onMissing(): void;
  signal: AbortSignal;
}

const selector = ':scope > script[type="application/json"]';

/** Reads the JSON script among an element's children, which may arrive in pieces while the page streams in. */
export function watchScript(
  host: Element,
  { onJson, onProblem, onMissing, signal }: ScriptWatch,
): void {
  const page = host.ownerDocument;
  const observer = new MutationObserver(look);
  let lastText: string | null = null;

  function look(): void {
    const script = host.querySelector(selector);
    if (!script) return;
    observer.observe(script, { childList: true, characterData: true, subtree: true });
    const text = script.textContent;
    if (text === lastText) return;
    const read = readJson(text);
    // While the parser is inside the script, an incomplete text is no error.
    if ('problem' in read && page.readyState === 'loading' && !script.nextSibling) return;
    lastText = text;
    if ('problem' in read) onProblem(read.problem);
    else onJson(read.json);
  }

  function finish(): void {
    look();
    if (!signal.aborted && !host.querySelector(selector)) onMissing();
  }

  observer.observe(host, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  look();
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', finish, { signal });
  else queueMicrotask(finish); // A script that creates the element adds its children afterwards.
}

function readJson(text: string): { json: unknown } | { problem: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { problem: `is not valid JSON (${String(error)})` };
  }
}
