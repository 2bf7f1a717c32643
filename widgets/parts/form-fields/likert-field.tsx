import {
  controlName,
  ownMember,
  opinions,
  opinionValues,
  type Answer,
} from '../../../core/forms/index.js';
import { answerStrings } from '../../../core/i18n/index.js';
import { GroupedField, type FieldProps } from './field-frame.js';

/** Statements with an opinion each: a table of radio buttons with row headers. */
export function LikertField({ field, id, answer, problem }: FieldProps) {
  return (
    <GroupedField field={field} id={id} problem={problem}>
      <table className="vitrine-likert">
        <thead>
          <tr>
            <td />
            {opinions.map((opinion) => (
              <th key={opinion} scope="col">
                {answerStrings(opinion)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {field.options.map((statement, row) => (
            <tr key={statement}>
              <th scope="row" id={`${id}-row-${row}`}>
                {statement}
              </th>
              {opinions.map((opinion, column) => (
                <td key={opinion}>
                  <label className="vitrine-opinion">
                    <input
                      type="radio"
                      id={row + column === 0 ? id : `${id}-${row}-${column}`}
                      name={controlName(field, statement)}
                      value={opinionValues[column]}
                      defaultChecked={checkedOf(answer, statement) === opinionValues[column]}
                      aria-labelledby={`${id}-row-${row} ${id}-word-${row}-${column}`}
                    />
                    <span className="vitrine-opinion-word" id={`${id}-word-${row}-${column}`}>
                      {answerStrings(opinion)}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </GroupedField>
  );
}

function checkedOf(answer: Answer | undefined, statement: string): string | undefined {
  if (typeof answer !== 'object' || Array.isArray(answer)) return undefined;
  return ownMember(answer as Readonly<Record<string, readonly string[]>>, statement)?.[0];
}
