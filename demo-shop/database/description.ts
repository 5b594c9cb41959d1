import {escapeHtml} from '../web/html.ts';

/** One line, as Shopify's `description` is: paragraphs and line breaks become blanks. */
export function descriptionLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A paragraph for each block of text between blank lines. */
export function descriptionHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(descriptionLine(paragraph))}</p>`)
    .join('\n');
}
