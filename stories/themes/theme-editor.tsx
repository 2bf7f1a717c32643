import { useMemo, useState } from 'react';
import bold from '../../widgets/styles/themes/bold.css?raw';
import calm from '../../widgets/styles/themes/calm.css?raw';
import editorial from '../../widgets/styles/themes/editorial.css?raw';
import { Select } from '../template/fields.js';
import { ContrastList } from './contrast-list.js';
import { emptyTheme } from './theme-css.js';
import { TokenFields } from './token-fields.js';
import './theme-editor.css';

const starts = { calm, bold, editorial, none: emptyTheme } as const;
type Start = keyof typeof starts;
type Scheme = 'light' | 'dark';

export interface ThemeEditorProps {
  /** The page that wears the theme. */
  html: string;
  start?: Start;
}

/** Edits the tokens of a theme on a page with real widgets; the style sheet is the only state. */
export function ThemeEditor({ html, start = 'calm' }: ThemeEditorProps) {
  const [name, setName] = useState<Start>(start);
  const [css, setCss] = useState<string>(starts[start]);
  const [scheme, setScheme] = useState<Scheme>('light');
  // Widgets keep what was chosen while the theme around them changes.
  const page = useMemo(() => <div dangerouslySetInnerHTML={{ __html: html }} />, [html]);

  return (
    <div className="theme-editor">
      <style>{css}</style>
      <div className="theme-tools">
        <Select
          label="Begin with"
          value={name}
          values={Object.keys(starts).map((key) => [key as Start, key] as const)}
          onChange={(next) => {
            setName(next);
            setCss(starts[next]);
          }}
        />
        <Select
          label="Look at it by"
          value={scheme}
          values={[
            ['light', 'day'],
            ['dark', 'night'],
          ]}
          onChange={setScheme}
        />
        <ContrastList css={css} />
        <Export css={css} name={name} />
        <TokenFields css={css} onChange={setCss} />
      </div>
      <section className={`theme-page ${scheme}`} aria-label="A page with the theme">
        {page}
      </section>
    </div>
  );
}

function Export({ css, name }: { css: string; name: string }) {
  const [outcome, setOutcome] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(css);
      setOutcome('The style sheet is copied.');
    } catch {
      setOutcome('The browser does not let this page copy: select the text below.');
    }
  }
  return (
    <div className="theme-export">
      <div className="theme-buttons">
        <button type="button" onClick={() => void copy()}>
          Copy the CSS
        </button>
        <a
          download={`${name === 'none' ? 'my-theme' : `my-${name}`}.css`}
          href={`data:text/css;charset=utf-8,${encodeURIComponent(css)}`}
        >
          Download it
        </a>
      </div>
      <p role="status">{outcome}</p>
      <details>
        <summary>The style sheet</summary>
        <textarea aria-label="The style sheet" rows={12} readOnly spellCheck={false} value={css} />
      </details>
    </div>
  );
}
