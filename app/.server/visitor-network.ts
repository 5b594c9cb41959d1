/**
 * Where a visitor's requests come from, as far as one subscriber goes: of IPv6 the /64, within which whoever
 * has one changes addresses at will; of IPv4 the address.
 *
 * @returns `unknown` for what looks like IPv6 and is none, so that nonsense brings no new network either
 */
export function visitorNetwork(address: string): string {
  if (!address.includes(':')) return address;
  // The platform's own parser writes every address in one way: lower case, no leading zeroes, no dotted end.
  const hostname = URL.parse(`http://[${address.replace(/%.*$/, '')}]`)?.hostname;
  if (hostname === undefined) return 'unknown';
  const written = hostname.slice(1, -1);
  // IPv4 written as IPv6: all of it shares one /64.
  if (/^::ffff:[^:]+:[^:]+$/.test(written)) return written;
  const [head = '', tail] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...head];
  if (tail) groups.push(...Array.from({length: 8 - head.length - tail.length}, () => '0'), ...tail);
  return `${groups.slice(0, 4).join(':')}::/64`;
}
