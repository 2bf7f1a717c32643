import { z } from 'zod';

const recordSchema = z.looseObject({ time: z.string(), level: z.string(), msg: z.string() });
const requestSchema = z.object({
  method: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
});

/** Turns a JSON line of the log into one for a person: `09:12:03 info  GET /shop/:urlId 200 12 ms`. */
export function toTerminalLine(line: string): string {
  const { time, level, msg, ...rest } = recordSchema.parse(JSON.parse(line));
  const start = `${time.slice(11, 19)} ${level.padEnd(5)}`;
  const request = requestSchema.safeParse(rest);
  if (msg === 'request' && request.success) {
    const { method, route, status, ms } = request.data;
    return `${start} ${method} ${route} ${status} ${Math.round(ms)} ms`;
  }
  return `${start} ${msg}${Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''}`;
}
