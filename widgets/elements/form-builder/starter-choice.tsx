import { starters } from '../../../core/forms/builder/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { useBuilder } from './builder-context.js';
import { focusAttribute } from './use-focus-request.js';

/** The starters of a new form. */
export function StarterChoice() {
  const { start, isUnreadable } = useBuilder();
  const id = useWidgetId();
  return (
    <section className="starters" aria-labelledby={id}>
      {isUnreadable ? <p className="problem">{builderStrings('unreadable')}</p> : null}
      <h2 id={id} className="heading">
        {builderStrings('startTitle')}
      </h2>
      <ul>
        {starters.map((starter, index) => (
          <li key={starter}>
            <button
              type="button"
              className="starter"
              {...(index === 0 && { [focusAttribute]: '.start' })}
              onClick={() => start(starter)}
            >
              <span className="starter-name">{builderStrings(`starter.${starter}`)}</span>{' '}
              <span className="starter-hint">{builderStrings(`starterHint.${starter}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
