/** All that an operation of the client with pages gives, page by page. */
export async function allOf<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const all: Page[] = [];
  for await (const page of pages) all.push(page);
  return all;
}
