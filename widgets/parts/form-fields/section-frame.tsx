import type { ReactNode } from 'react';
import type { FormSection } from '../../../core/forms/index.js';

interface SectionFrameProps {
  readonly section: FormSection;
  readonly id: string;
  readonly children: ReactNode;
}

/** Fields under a heading, as one group. */
export function SectionFrame({ section, id, children }: SectionFrameProps) {
  const { title, description, underline } = section;
  const hint = `${id}-words`;
  return (
    <fieldset
      className={underline ? 'vitrine-section vitrine-section-line' : 'vitrine-section'}
      data-vitrine-section={section.id}
      aria-describedby={description ? hint : undefined}
    >
      <legend className="vitrine-section-title">{title}</legend>
      {description ? (
        <p className="vitrine-field-hint" id={hint}>
          {description}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
