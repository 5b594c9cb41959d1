import {createCookie} from 'react-router';

/** A day. */
const MAX_AGE_SECONDS = 86_400;

const MAX_CODE_LENGTH = 255;
/** Shopify combines at most six: five for goods, one for the delivery. */
const MAX_CODES = 6;

const cookie = createCookie('discount', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: MAX_AGE_SECONDS,
});

/** @param text codes as Shopify's links write them, with commas between several */
export function parseDiscountCodes(text: string): string[] {
  const codes = text.split(',').map((code) => code.trim());
  return codes
    .filter((code) => code !== '' && code.length <= MAX_CODE_LENGTH && !/\p{C}/u.test(code))
    .slice(0, MAX_CODES);
}

/** Keeps codes for this visitor's next checkouts. */
export function keepDiscountCodes(codes: readonly string[], {protocol}: URL): Promise<string> {
  return cookie.serialize(codes.join(), {secure: protocol === 'https:'});
}

/** The codes from this visitor's links. */
export async function keptDiscountCodes(request: Request): Promise<string[]> {
  const kept: unknown = await cookie.parse(request.headers.get('Cookie'));
  return typeof kept === 'string' ? parseDiscountCodes(kept) : [];
}
