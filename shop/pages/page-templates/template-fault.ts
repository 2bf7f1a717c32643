import { formatError, type TemplateError } from 'vitrine/template';
import type { TemplateFiles } from './template-files.js';

/** What is wrong in a file. */
export interface TemplateFault {
  readonly file: string;
  /** The sentence, with the place and the lines around it. */
  readonly text: string;
}

/** An error that a template had while it ran: in its page, or in the last part on the way to it. */
export function faultOfRun(
  error: TemplateError,
  { page, files }: { page: string; files: TemplateFiles },
): TemplateFault {
  const deepest = deepestOf(error);
  const part = `parts/${deepest.path.at(-1) ?? ''}.html`;
  // A name without a file is a macro of the page.
  const file = files.has(part) ? part : page;
  return { file, text: formatError(deepest, files.get(file) ?? '') };
}

function deepestOf(error: TemplateError): TemplateError {
  const [child] = error.children;
  return child ? deepestOf(child) : error;
}
