/** A tool as WebMCP has it. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean };
  /** Resolves to what the agent reads, as JSON. */
  execute(input: Readonly<Record<string, unknown>>): Promise<unknown>;
}

interface ModelContext {
  registerTool(tool: ModelTool, options: { readonly signal: AbortSignal }): unknown;
}

/** The browser's WebMCP; null without it. Older drafts had it at `navigator`. */
export function findModelContext(): ModelContext | null {
  for (const place of [globalThis.document, globalThis.navigator]) {
    const context: unknown = place && Reflect.get(place, 'modelContext');
    if (isModelContext(context)) return context;
  }
  return null;
}

function isModelContext(value: unknown): value is ModelContext {
  return (
    typeof value === 'object' &&
    value !== null &&
    'registerTool' in value &&
    typeof value.registerTool === 'function'
  );
}
