/**
 * A reply whose JSON is written only when its text is asked for: what stands before the deployment hands the same object
 * on, instead of writing and reading it once each. Nobody may change the object.
 */
export function unwritten(
  value: unknown,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): Response {
  const text = (): string => JSON.stringify(value);
  const reply = new Response(null, { status, headers });
  return Object.defineProperties(reply, {
    json: { value: async () => value },
    text: { value: async () => text() },
    arrayBuffer: { value: () => new Response(text()).arrayBuffer() },
    body: { get: () => new Response(text()).body },
    clone: { value: () => unwritten(value, reply) },
  });
}
