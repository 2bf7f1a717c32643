import type { FormDraft, FormProblem } from '../../../core/forms/builder/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { useBuilder } from './builder-context.js';
import { fieldName } from './field-name.js';
import { focusAttribute } from './use-focus-request.js';

/** The parts that the form still lacks, with the way to each place. Takes the focus after a try to send it. */
export function ProblemSummary() {
  const { draft, problems, show } = useBuilder();
  if (problems.length === 0) return null;
  return (
    <div className="problems" part="problems" tabIndex={-1} {...{ [focusAttribute]: 'problems' }}>
      {/* Not on the box: a screen reader announces an alert that has the focus only in part. */}
      <div role="alert">
        <p className="problems-title">{builderStrings('problemsTitle')}</p>
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.place} ${problem.message}`}>
              <button type="button" className="problem-link" onClick={() => show(problem)}>
                {wordProblem(draft, problem)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function wordProblem(draft: FormDraft | null, { fieldId, message }: FormProblem): string {
  const field = draft?.form.fields.find(({ id }) => id === fieldId);
  if (!field) return message;
  return builderStrings('problemItem', { title: fieldName(field), problem: message });
}
