import type { ErrorCode, ErrorTexts } from './texts.js';

export type Details = Readonly<Record<string, string | number>>;

/** The phase that found an error: reading tags, building blocks, or running (§6.1). */
export type ErrorType = 'parser' | 'assembler' | 'engine';

const assembling = /^(DEAD|EOF_IN_BLOCK|MISMATCHED|NESTED|NOT_ALLOWED)/;
const running = /^(APPLY|CODE|EXPRESSION|GENERAL|INCLUDE|RESOURCE|UNEXPECTED)/;

/** By the code's name: a table of all codes is as large as their sentences. */
export function typeOf(code: ErrorCode): ErrorType {
  if (running.test(code)) return 'engine';
  return assembling.test(code) ? 'assembler' : 'parser';
}

/** The sentence of a code without its `SyntaxError` prefix (§6.3); without sentences, the code and its details. */
export function messageOf(code: ErrorCode, details: Details, texts: ErrorTexts | null): string {
  if (!texts) return [code, ...Object.values(details)].join(' ');
  return texts[code].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(details, name) ? String(details[name]) : placeholder,
  );
}
