export interface ScriptWatch {
  /** What the script says, at first and each time its text changes. */
  onJson(json: unknown): void;
  /** Why the script cannot be read, as the end of a sentence. */
  onProblem(problem: string): void;
  /** The page is complete and there is no script; one that comes later is still read. */
  onMissing(): void;
  signal: AbortSignal;
}

const selector = ':scope > script[type="application/json"]';

/** Reads the JSON script among an element's children; a page that streams may bring it in pieces. */
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
    // While the parser is inside the script, half a text is no fault.
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
  else queueMicrotask(finish); // a script that makes elements adds the children after them
}

function readJson(text: string): { json: unknown } | { problem: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { problem: `is not valid JSON (${String(error)})` };
  }
}
