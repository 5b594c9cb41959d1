/**
 * Whether another site's page sent a request: browsers name the origin of every POST. A request without
 * one comes from no page, and needs the session's cookie like any other.
 */
export function isForeignOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  return origin !== null && origin !== new URL(request.url).origin;
}
