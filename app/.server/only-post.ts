/** What an address that only takes something in answers to every other method. */
export function onlyPost(): Response {
  return Response.json(
    {error: 'Only POST is answered here.'},
    {status: 405, headers: {Allow: 'POST'}},
  );
}
