import type { Chapter, Mistake } from './mistake.js';

/** The page `docs/guides/template-mistakes.md`. */
export function writePage(chapters: readonly Chapter[]): string {
  const count = chapters.reduce((sum, { mistakes }) => sum + mistakes.length, 0);
  return `# Mistakes in templates

${count} mistakes, each with the line that \`npx vitrine-template check\` prints for it, and the template without it. A test checks all of them.
The command itself is in the [guide to templates](template.md); \`check --fix\` mends what can mean only one thing.

${chapters.map(writeChapter).join('\n')}`;
}

function writeChapter({ title, about, mistakes }: Chapter): string {
  return `## ${title}\n\n${about}\n\n${mistakes.map(writeMistake).join('\n')}`;
}

function writeMistake({ title, wrong, others = {}, says, right }: Mistake): string {
  const files = Object.entries(others).map(([name, text]) => `\n=== ${name} ===\n${text}`);
  return `### ${title}

${block('text', wrong.trimEnd() + files.join(''))}

${block('text', `page.html:${says}`)}

Right:

${block('text', right.trimEnd())}
`;
}

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
