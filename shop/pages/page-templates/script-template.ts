/**
 * A template that prints `code` as the content of a script element, where escaping does not apply; braces are replaced,
 * so that they are not read as template tags. Throws for code that would end the script element.
 */
export function scriptTemplate(code: string): string {
  if (/<\/script|<!--/i.test(code))
    throw new Error('The inline script contains a sequence that ends the script element.');
  return code.replace(/[{}]/g, (brace) => (brace === '{' ? '{.meta-left}' : '{.meta-right}'));
}
