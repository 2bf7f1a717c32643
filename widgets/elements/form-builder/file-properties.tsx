import type { BuilderField } from '../../../core/forms/builder/index.js';
import { fileKindNames, fileKinds, fileLimits, readMaxLength } from '../../../core/forms/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { CheckControl, TextControl } from './controls.js';
import type { FieldEdits } from './field-edits.js';

interface FileProps {
  readonly field: BuilderField;
  readonly edits: FieldEdits;
}

/** The kinds of files that a field takes. */
export function AcceptControl({ field: { id, accept }, edits }: FileProps) {
  return (
    <fieldset className="control">
      <legend className="label">{builderStrings('accept')}</legend>
      <p className="hint">{builderStrings('acceptHint')}</p>
      {fileKindNames.map((name) => (
        <CheckControl
          key={name}
          fieldId={id}
          member={`accept.${name}`}
          label={fileKinds[name].label}
          isOn={accept.includes(name)}
          onToggle={(isOn) => {
            const kinds = fileKindNames.filter((kind) =>
              kind === name ? isOn : accept.includes(kind),
            );
            edits.changeField(id, { accept: kinds });
          }}
        />
      ))}
    </fieldset>
  );
}

const limits = { maxMegabytes: fileLimits.megabytes, maxCount: fileLimits.count } as const;

const limitOf = (member: keyof typeof limits) =>
  function FileLimit({ field, edits }: FileProps) {
    const value = field[member];
    return (
      <TextControl
        fieldId={field.id}
        member={member}
        type="number"
        label={builderStrings(member)}
        hint={builderStrings(`${member}Hint`, { most: limits[member] })}
        inputMode="numeric"
        text={value === null ? '' : String(value)}
        onText={(typed) => {
          const read = readMaxLength(typed);
          const most = read === null ? null : Math.min(read, limits[member]);
          edits.changeField(field.id, { [member]: most });
        }}
      />
    );
  };

export const MegabytesControl = limitOf('maxMegabytes');
export const CountControl = limitOf('maxCount');
