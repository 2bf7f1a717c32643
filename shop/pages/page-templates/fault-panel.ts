import { createEngine } from 'vitrine/template';
import type { TemplateFault } from './template-fault.js';

const panel = createEngine({ escape: 'html', mode: 'strict' }).compile(
  `<section class="template-faults" role="alert" aria-label="Errors of the templates">
<link rel="stylesheet" href="/template-faults.css" />
<h2>{heading}</h2>
{.repeated section faults}<p><strong>{file}</strong></p>
<pre tabindex="0">{text}</pre>
{.end}<p>Only you see this. Visitors get the last version that worked.</p>
</section>
`,
);

/** Puts the errors of templates, with their code, over a page that works. For the owner alone. */
export function withFaults(page: string, faults: readonly TemplateFault[]): string {
  if (faults.length === 0) return page;
  const heading =
    faults.length === 1 ? 'One error in the templates' : `${faults.length} errors in the templates`;
  const { output } = panel.render({ heading, faults: faults.map((fault) => ({ ...fault })) });
  return page.replace(/(?=<\/body>)|$/, () => output);
}
