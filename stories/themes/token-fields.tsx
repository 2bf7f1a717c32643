import { useId } from 'react';
import { tokens, type Token } from '../../widgets/styles/token-table.js';
import { joinColour, readToken, splitColour, toSixDigits, writeToken } from './theme-css.js';

interface FieldsProps {
  css: string;
  onChange(css: string): void;
}

const page: Token = {
  name: '--vitrine-color-page',
  kind: 'colour',
  description: 'The ground of the page. No widget reads it.',
  fallback: '',
};
const colours = [page, ...tokens.filter(({ kind }) => kind === 'colour')];
const others = tokens.filter(({ kind }) => kind !== 'colour');

/** A field for each token: two colours, or a text. */
export function TokenFields({ css, onChange }: FieldsProps) {
  return (
    <div className="theme-fields">
      <fieldset>
        <legend>Colours, by day and by night</legend>
        {colours.map((token) => (
          <ColourField key={token.name} token={token} css={css} onChange={onChange} />
        ))}
      </fieldset>
      <fieldset>
        <legend>Text and shape</legend>
        {others.map((token) => (
          <TextField key={token.name} token={token} css={css} onChange={onChange} />
        ))}
      </fieldset>
    </div>
  );
}

interface FieldProps extends FieldsProps {
  token: Token;
}

const shortName = ({ name }: Token) => name.replace(/^--vitrine-(color-)?/, '');

function ColourField({ token, css, onChange }: FieldProps) {
  const halves = splitColour(readToken(css, token.name));
  const set = (half: 'light' | 'dark', value: string) => {
    // The other half begins as the same colour.
    const other = half === 'light' ? halves.dark : halves.light;
    const both = { light: other || value, dark: other || value, [half]: value };
    onChange(writeToken(css, token.name, value ? joinColour(both) : ''));
  };
  return (
    <div className="theme-field" role="group" aria-label={shortName(token)}>
      <span className="theme-name" title={token.description}>
        {shortName(token)}
      </span>
      {(['light', 'dark'] as const).map((half) => (
        <span key={half} className="theme-half">
          <input
            type="color"
            aria-label={`${shortName(token)}, ${half}, as a colour`}
            value={toSixDigits(halves[half]) ?? '#808080'}
            onChange={(event) => set(half, event.target.value)}
          />
          <input
            type="text"
            aria-label={`${shortName(token)}, ${half}`}
            placeholder="derived"
            spellCheck={false}
            value={halves[half]}
            onChange={(event) => set(half, event.target.value)}
          />
        </span>
      ))}
    </div>
  );
}

function TextField({ token, css, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="theme-field">
      <label className="theme-name" htmlFor={id} title={token.description}>
        {shortName(token)}
      </label>
      <input
        id={id}
        type="text"
        placeholder={token.fallback}
        spellCheck={false}
        value={readToken(css, token.name)}
        onChange={(event) => onChange(writeToken(css, token.name, event.target.value))}
      />
    </div>
  );
}
