import { useLayoutEffect, useRef, useState } from 'react';
import {
  checkShape,
  readBuilderForm,
  type FormProblem,
} from '../../../core/forms/builder/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { announce } from '../../../core/dom/index.js';
import { useWidgetId } from '../../element/index.js';
import { useBuilder } from './builder-context.js';
import { Icon } from './icons.js';

/** The JSON of the form, for developers: they copy or edit it; on Android it is read-only (platform §8). */
export function JsonPanel() {
  const { text, isUnreadable, take } = useBuilder();
  const id = useWidgetId();
  const isReadOnly = /android/i.test(navigator.userAgent);
  // Null while it follows the form.
  const [typed, setTyped] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(text);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);

  useLayoutEffect(() => {
    if (typed === null && area.current) area.current.value = text;
  }, [typed, text]);

  function use(): void {
    const { json, problems: found } = readJson(typed ?? text);
    setProblems(found);
    const form = found.length === 0 ? readBuilderForm(json) : null;
    if (!form) return;
    setTyped(null);
    take(form);
    announce(builderStrings('loaded'));
  }

  return (
    <details className="group" open={isUnreadable || undefined}>
      <summary>
        <span className="group-words">
          <span className="group-title">{builderStrings('json')}</span>
        </span>
        <Icon name="open" />
      </summary>
      <div className="group-body">
        <div className="control">
          <label className="label" htmlFor={id}>
            {builderStrings('json')}
          </label>
          <p className="hint" id={`${id}-hint`}>
            {builderStrings(isReadOnly ? 'codeOnAndroid' : 'jsonHint')}
          </p>
          <textarea
            ref={area}
            id={id}
            className="vitrine-control code"
            dir="ltr"
            readOnly={isReadOnly}
            rows={10}
            spellCheck="false"
            autoCapitalize="off"
            autoComplete="off"
            aria-describedby={`${id}-hint${problems.length > 0 ? ` ${id}-problems` : ''}`}
            aria-invalid={problems.length > 0 || undefined}
            defaultValue={first}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <ul
            className="json-problems"
            id={`${id}-problems`}
            role="alert"
            hidden={problems.length === 0}
          >
            {problems.map(({ place, message }) => (
              <li key={`${place} ${message}`}>
                {place === ''
                  ? message
                  : builderStrings('jsonProblem', { place, problem: message })}
              </li>
            ))}
          </ul>
        </div>
        {isReadOnly ? null : (
          <button type="button" className="quiet" onClick={use}>
            {builderStrings('useJson')}
          </button>
        )}
      </div>
    </details>
  );
}

function readJson(text: string): { json: unknown; problems: readonly FormProblem[] } {
  try {
    const json: unknown = JSON.parse(text);
    return { json, problems: checkShape(json) };
  } catch {
    const message = builderStrings('notJson');
    return { json: null, problems: [{ place: '', fieldId: null, member: '', message }] };
  }
}
