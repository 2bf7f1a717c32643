import { pino, type Logger as PinoLogger } from 'pino';
import { toTerminalLine } from './terminal-line.js';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
export const logFormats = ['json', 'text'] as const;
export type LogFormat = (typeof logFormats)[number];

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>;

export interface LoggerOptions {
  /** Lines of lower levels are not written. */
  readonly level: LogLevel;
  /** `json`: one object a line, for a collector of logs; `text`: for a person at a terminal. */
  readonly format: LogFormat;
  /** Takes a line without its end. */
  readonly write: (line: string) => void;
}

/** Writes one line for each record, with `time` (ISO 8601), `level` and `msg` beside its own fields. */
export function createLogger({ level, format, write }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write(text) {
        const line = text.trimEnd();
        write(format === 'text' ? toTerminalLine(line) : line);
      },
    },
  );
}
