const sheets = new Map<string, CSSStyleSheet>();

/** One constructable sheet for each text, shared by all elements. No `<style>`, which a content security policy may forbid. */
export function getSheets(texts: readonly string[]): CSSStyleSheet[] {
  return texts.map((text) => {
    let sheet = sheets.get(text);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      sheets.set(text, sheet);
    }
    return sheet;
  });
}

/** Adds the missing sheets to a document or shadow root. */
export function adoptStyles(root: Node, texts: readonly string[]): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const missing = getSheets(texts).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
