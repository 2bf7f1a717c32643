import { readFile } from 'node:fs/promises';
import { z } from '@hono/zod-openapi';
import type { EventSchemas } from './validation.js';

const schemasOf = z.record(z.string(), z.unknown());

/** Reads the schemas that the build writes; none if the file does not exist, as in a build without analytics. */
export async function readEventSchemas(path: string): Promise<EventSchemas> {
  try {
    return schemasOf.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
