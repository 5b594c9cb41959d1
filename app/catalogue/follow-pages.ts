interface Page<Node> {
  nodes: readonly Node[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/**
 * All nodes of a connection of which the first page is there.
 *
 * @param request the page behind a cursor; nothing where there is none or no more may be asked for
 * @returns `isAll` is false where pages were left unread
 */
export async function followPages<Node>(
  first: Page<Node>,
  request: (after: string) => Promise<Page<Node> | null | undefined>,
): Promise<{nodes: Node[]; isAll: boolean}> {
  const nodes = [...first.nodes];
  let {hasNextPage, endCursor} = first.pageInfo;
  while (hasNextPage && endCursor) {
    const page = await request(endCursor);
    // A cursor that comes again would never lead to the last page.
    if (!page || page.pageInfo.endCursor === endCursor) break;
    nodes.push(...page.nodes);
    ({hasNextPage, endCursor} = page.pageInfo);
  }
  return {nodes, isAll: !hasNextPage};
}
