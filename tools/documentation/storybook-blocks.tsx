// The parts of Storybook's blocks that guides use, for a page without Storybook.

/** Places a guide in Storybook's list; here the table of contents does. */
export const Meta = () => null;

export function Source({ code, language }: { code: string; language: string }) {
  return (
    <pre>
      <code className={`language-${language}`}>{code}</code>
    </pre>
  );
}
