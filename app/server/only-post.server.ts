/** The answer to every method but POST. */
export function onlyPost(): Response {
  return Response.json(
    {error: 'Only POST is answered here.'},
    {status: 405, headers: {Allow: 'POST'}},
  );
}
