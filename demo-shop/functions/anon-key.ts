import {createHmac} from 'node:crypto';

/** 2020-01-01 and 2100-01-01, in seconds: constant, so that the key is the same at every start. */
const ISSUED_AT = 1_577_836_800;
const EXPIRES_AT = 4_102_444_800;

/**
 * The public key of a Supabase project: a JSON Web Token with the role `anon`; supabase.com/docs/guides/api/api-keys.
 */
export function anonKey(secret: string): string {
  const claims = {iss: 'supabase', ref: 'demo', role: 'anon', iat: ISSUED_AT, exp: EXPIRES_AT};
  const content = [{alg: 'HS256', typ: 'JWT'}, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
