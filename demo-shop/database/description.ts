import {parse} from 'node-html-parser';
import {escapeHtml} from '../web/html.ts';

export interface Description {
  /** One line, like Shopify's `description`: paragraphs and line breaks become spaces. */
  line: string;
  html: string;
}

/** @param html replaces `description`, which is plain text */
export function describe(goods: {description?: string; descriptionHtml?: string}): Description {
  const {description = '', descriptionHtml: html} = goods;
  return html === undefined
    ? {line: oneLine(description), html: paragraphs(description)}
    : {line: oneLine(textOf(html)), html};
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A paragraph for each block of text between blank lines. */
function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(oneLine(paragraph))}</p>`)
    .join('\n');
}

function textOf(html: string): string {
  const unread = {script: false, style: false, noscript: false};
  return parse(html, {blockTextElements: unread}).structuredText;
}
