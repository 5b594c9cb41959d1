import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';

/** Allowed markup: text, lists, tables, links and pictures. */
const schema: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: {href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https']},
  required: {},
  ancestors: {
    li: ['ol', 'ul'],
    ...Object.fromEntries(
      ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, ['table']]),
    ),
  },
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'title', 'noscript'],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

/** Elements that plain text can replace. */
const plain = new Set(['p', 'br']);
const blocks = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'blockquote',
  'tr',
  'hr',
  'table',
  'ul',
  'ol',
  'dl',
]);

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export interface ShopHtml {
  /** Plain text, paragraphs separated by a blank line. */
  text: string;
  /** Sanitised; absent if there are only paragraphs. */
  html?: string;
}

/**
 * The shop's HTML, which may contain anything: pasted markup, scripts, layouts.
 *
 * @param pictureOrigins allowed hosts of pictures; others are removed
 * @param above the level of the heading above the text: the shop's headings start below it
 */
export function readShopHtml(
  source: string,
  pictureOrigins: readonly string[],
  above: 1 | 2 = 2,
): ShopHtml {
  const tree = sanitize(fromHtml(source, {fragment: true}), schema) as Root;
  const elements: Element[] = [];
  const rest = keep(
    tree.children,
    (node) => node.tagName !== 'img' || isFrom(node, pictureOrigins),
  );
  visit(rest, (element) => elements.push(element));
  const text = textOf(rest)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
  if (elements.every(({tagName}) => plain.has(tagName))) return {text};
  for (const element of elements) adapt(element, above);
  return {text, html: toHtml({type: 'root', children: rest})};
}

type Child = Root['children'][number];

function keep(children: readonly Child[], isWanted: (element: Element) => boolean): Child[] {
  return children
    .filter((child) => child.type !== 'element' || isWanted(child))
    .map((child) =>
      child.type === 'element'
        ? {...child, children: keep(child.children, isWanted) as Element['children']}
        : child,
    );
}

function visit(nodes: readonly Nodes[], see: (element: Element) => void): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    visit(node.children, see);
    see(node);
  }
}

function isFrom({properties: {src}}: Element, origins: readonly string[]): boolean {
  const url = typeof src === 'string' ? URL.parse(src, 'https://cdn.shopify.com') : null;
  return url !== null && origins.includes(url.origin);
}

function adapt(element: Element, above: number): void {
  const {tagName, properties} = element;
  if (headings.has(tagName)) element.tagName = `h${above + (tagName < 'h4' ? 1 : 2)}`;
  if (tagName === 'img') {
    Object.assign(properties, {
      src: URL.parse(String(properties.src), 'https://cdn.shopify.com')?.href,
      alt: properties.alt ?? '',
      loading: 'lazy',
    });
  }
  if (tagName === 'a') properties.rel = ['nofollow'];
  if (tagName === 'table') {
    // A wide table scrolls by itself, also by keyboard.
    const table: Element = {...element};
    element.tagName = 'div';
    element.properties = {className: ['table-scroll'], tabIndex: 0, role: 'group'};
    element.children = [table];
  }
}

function textOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
      if (node.type !== 'element') return '';
      if (node.tagName === 'br') return '\n';
      const text = textOf(node.children);
      if (node.tagName === 'td' || node.tagName === 'th') return `${text} `;
      return blocks.has(node.tagName) || headings.has(node.tagName) ? `\n\n${text}\n\n` : text;
    })
    .join('');
}
