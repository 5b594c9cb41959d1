import type {Report} from './check-shop.ts';
import {counted, type Severity} from './finding.ts';

const SEVERITIES: readonly Severity[] = ['stops the shop', 'misleads a customer', 'worth knowing'];

/** The findings as text, most severe first. */
export function formatReport({shop, findings}: Report): string {
  const lines: string[] = [];
  if (shop) {
    const languages = new Intl.ListFormat('en-GB').format(shop.languages);
    lines.push(
      `${shop.name || 'A shop without a name'}: ${counted(shop.products.length, 'product')}, ${shop.currencyCode}, ${languages}`,
    );
  }
  for (const severity of SEVERITIES) {
    const found = findings.filter((finding) => finding.severity === severity);
    if (found.length === 0) continue;
    lines.push('', `${severity.charAt(0).toUpperCase()}${severity.slice(1)}:`);
    lines.push(...found.map(({sentence}) => `- ${sentence}`));
  }
  if (findings.length === 0) lines.push('', 'Nothing is left to do.');
  return `${lines.join('\n')}\n`;
}
