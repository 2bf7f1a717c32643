/** `parameters.schema` of a story: what the server says forms are built of; without it, it says nothing. */
export type FormSchema = readonly { type: string; properties?: readonly string[] }[];

/** Answers the call for the schema of forms in place of a server. Returns what gives the page its network back. */
export function fakeFormSchema(schema: FormSchema | undefined): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/template/GetTemplateSchema') return fetch(request);
    if (!schema) return Response.json({ error: '' }, { status: 404 });
    return Response.json({ type: 'form', fieldTypes: schema });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
