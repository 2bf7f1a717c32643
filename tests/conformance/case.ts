import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TemplateError, Value } from '../../core/template/index.js';
import { render } from './adapter.mjs';

/** A template, its data, and what it prints. */
export interface Case {
  readonly title: string;
  readonly template: string;
  readonly json: Value;
  readonly output: string;
  readonly partials?: Readonly<Record<string, string>>;
  readonly injects?: Readonly<Record<string, Value>>;
  /** BCP 47; `none` for no locale data. Default `en`. */
  readonly locale?: string;
  readonly now?: number;
  readonly website?: Readonly<Record<string, Value>>;
  readonly errors?: readonly { readonly type: string; readonly code?: string }[];
  /** The text depends on locale data, which change the kind of a space at times. */
  readonly localeData?: boolean;
}

interface Rendered {
  readonly output: string;
  readonly errors: readonly TemplateError[];
}

const folder = path.join(import.meta.dirname, 'cases');

/** Our own cases, by file. */
export const ownCases: readonly (readonly [file: string, Case[]])[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, readJson<Case[]>(path.join(folder, file))]);

export function readJson<Json>(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8')) as Json;
}

export function run(given: Case): Rendered {
  const { locale = 'en', json } = given;
  const whole = { ...given, locale, json: structuredClone(json) };
  return render(whole as Parameters<typeof render>[0]) as Rendered;
}

/** As it is, or with every kind of space a plain one. */
export function fold(text: string, { localeData }: Case): string {
  return localeData ? text.replace(/[\u00a0\u2009\u202f]/g, ' ') : text;
}
