import { useMemo } from 'react';
import { readMarkup } from './read-markup.js';
import { SafeContent } from './safe-content.js';

export interface MarkupProps {
  /** The merchant's own text, with markup or without. */
  text: string;
  className: string;
  role?: 'status';
}

/** A merchant's text with its links, pictures and paragraphs alive; scripts and styles are left out. */
export function Markup({ text, className, role }: MarkupProps) {
  const content = useMemo(() => readMarkup(text), [text]);
  return typeof content === 'string' ? (
    <p className={className} role={role}>
      {content}
    </p>
  ) : (
    <div className={className} role={role}>
      <SafeContent nodes={content} links="same-tab" />
    </div>
  );
}
