import { z } from 'zod';
import { createRedaction } from 'vitrine/core/redaction';
import { statementOf } from './statements.js';

/** The description of a fault in a log. It contains no values of a request, a form or a row. */
export interface FaultDescription {
  /** The name of the error's class. */
  readonly type: string;
  /** SQLSTATE of a database, or the code of a system call, such as `57P01` or `ECONNREFUSED`. */
  readonly code?: string;
  /** The message without quoted parts; absent for a database error, whose message quotes values without marks. */
  readonly message?: string;
  readonly severity?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** The function of the database that failed. */
  readonly routine?: string;
  /** The name of the statement that failed. */
  readonly statement?: string;
  /** The innermost source positions. */
  readonly at?: readonly string[];
  readonly cause?: FaultDescription;
}

const word = z
  .string()
  .regex(/^[\w .-]{1,80}$/)
  .optional()
  .catch(undefined);
const faultSchema = z.object({
  name: z.string().max(80).catch('Error'),
  code: z.union([word, z.number().transform(String)]).catch(undefined),
  message: z.string().optional().catch(undefined),
  stack: z.string().optional().catch(undefined),
  severity: word,
  table: word,
  column: word,
  constraint: word,
  routine: word,
  cause: z.unknown(),
});

const redaction = createRedaction();
const sqlState = /^[\dA-Z]{5}$/;
const deepestCause = 3;
const mostPlaces = 5;
const longestMessage = 200;

/** Describes a thrown value. Never throws. */
export function describeFault(fault: unknown, depth = 0): FaultDescription {
  if (typeof fault !== 'object' || fault === null) return { type: typeof fault };
  const parsed = faultSchema.safeParse(readMembers(fault));
  if (!parsed.success) return { type: 'object' };
  const { name, message, stack, cause, ...facts } = parsed.data;
  const isOfDatabase = facts.severity !== undefined && sqlState.test(facts.code ?? '');
  return dropGaps({
    type: name,
    ...facts,
    message: isOfDatabase || message === undefined ? undefined : withoutValues(message),
    statement: statementOf(fault),
    at: placesOf(stack, message),
    cause:
      cause === undefined || cause === null || depth === deepestCause
        ? undefined
        : describeFault(cause, depth + 1),
  });
}

/** Removes what a message quotes: of `"Ada" is not valid JSON` the rest. */
function withoutValues(message: string): string {
  const plain = message
    .replace(/"[^"]*"?|(?<!\w)'[^']*'?|`[^`]*`|“[^”]*”/g, '…')
    .replace(/\S+@\S+/g, '…');
  return redaction.text(plain).replace(/\s+/g, ' ').slice(0, longestMessage);
}

/** Only lines that are source positions: a stack begins with the message, which may be of several lines. */
function placesOf(stack: string | undefined, message: string | undefined): string[] | undefined {
  const frames = (message === undefined ? stack : stack?.replace(message, ''))
    ?.split('\n')
    .map((line) => /^\s+at (.{1,200}:\d+:\d+\)?)$/.exec(line)?.[1])
    .filter((place) => place !== undefined)
    .slice(0, mostPlaces);
  return frames?.length ? frames : undefined;
}

function readMembers(fault: object): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const name of Object.keys(faultSchema.shape)) {
    try {
      members[name] = Reflect.get(fault, name);
    } catch {
      // A getter that throws tells nothing.
    }
  }
  return members;
}

function dropGaps<Described extends object>(described: {
  [Name in keyof Described]: Described[Name] | undefined;
}): Described {
  const entries = Object.entries(described).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Described;
}
