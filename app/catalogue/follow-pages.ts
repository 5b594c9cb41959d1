interface Page<Node> {
  nodes: readonly Node[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/**
 * All nodes of a connection, starting from its first page.
 *
 * @param request the page after a cursor; undefined if there is none or the limit is reached
 * @returns `isAll` is false if pages remain unread
 */
export async function followPages<Node>(
  first: Page<Node>,
  request: (after: string) => Promise<Page<Node> | null | undefined>,
): Promise<{nodes: Node[]; isAll: boolean}> {
  const nodes = [...first.nodes];
  let {hasNextPage, endCursor} = first.pageInfo;
  while (hasNextPage && endCursor) {
    const page = await request(endCursor);
    // A repeated cursor would loop forever.
    if (!page || page.pageInfo.endCursor === endCursor) break;
    nodes.push(...page.nodes);
    ({hasNextPage, endCursor} = page.pageInfo);
  }
  return {nodes, isAll: !hasNextPage};
}
