/** Returns the value with words in place of the server's ids and tokens, which differ in each run. */
export const lasting = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
      .replaceAll(/\b[\w-]{8,}\.[0-9a-f]{10,64}\b/g, 'TOKEN'),
  );
