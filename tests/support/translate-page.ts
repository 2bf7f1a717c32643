/** For `evaluate`: wraps every text of the page as Google Translate does, and those in shadow roots too. */
export function translatePage(): void {
  const wrapTexts = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) wrapTexts(node.shadowRoot);
      if (node instanceof Text && node.data.trim()) texts.push(node);
    }
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, font, [translate=no]')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  };
  wrapTexts(document.body);
}
