import fc from 'fast-check';
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';
import {readShopHtml} from '../../app/catalogue/shop-html.server';

const dangerous = ['script', 'style', 'svg', 'math', 'iframe', 'form', 'template', 'textarea'];

function elementsOf(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  const inside = node.children.flatMap(elementsOf);
  return node.type === 'element' ? [node, ...inside] : inside;
}

const cdn = ['https://cdn.shopify.com'];
const read = (html: string) => readShopHtml(html, cdn);

describe('a shop’s description in HTML', () => {
  test.each([
    ['an empty text', '', ''],
    ['plain text', 'A frame.', 'A frame.'],
    ['paragraphs', '<p>One.</p>\n<p>Two &amp; three.</p>', 'One.\n\nTwo & three.'],
    ['line breaks', '<p>One.<br>Two.</p>', 'One.\nTwo.'],
    [
      'layout around text',
      '<div class="x"><span style="color:red">A frame.</span></div>',
      'A frame.',
    ],
    ['a script beside text', '<p>A frame.</p><script>alert(1)</script>', 'A frame.'],
  ])('%s is plain text', (_case, html, text) => {
    expect(read(html)).toEqual({text});
  });

  test.each([
    ['a list', '<ul><li>Light</li><li>Stiff</li></ul>', '<ul><li>Light</li><li>Stiff</li></ul>'],
    ['emphasis', '<p>A <strong>light</strong> frame</p>', '<p>A <strong>light</strong> frame</p>'],
    ['headings, below the page’s own', '<h1>Size</h1><h4>Fit</h4>', '<h3>Size</h3><h4>Fit</h4>'],
    [
      'a table, which scrolls on its own,',
      '<table><tr><th scope="row">Width</th><td>150 mm</td></tr></table>',
      '<div class="table-scroll" tabindex="0" role="group"><table><tbody><tr><th scope="row">Width</th><td>150 mm</td></tr></tbody></table></div>',
    ],
    [
      'a link',
      '<a href="/policies/x" onclick="x()">x</a>',
      '<a href="/policies/x" rel="nofollow">x</a>',
    ],
    ['a link that runs a script', '<a href="javascript:alert(1)">x</a>', '<a rel="nofollow">x</a>'],
    [
      'a picture of the shop',
      '<img src="//cdn.shopify.com/a.png" onerror="x()">',
      '<img src="https://cdn.shopify.com/a.png" alt="" loading="lazy">',
    ],
    ['a picture of another host', '<b>x</b><img src="https://spy.test/a.png">', '<b>x</b>'],
    ['tags that do not end', '<ul><li>One<li><b>Two', '<ul><li>One</li><li><b>Two</b></li></ul>'],
  ])('%s keeps its safe markup', (_case, source, html) => {
    expect(read(source).html).toBe(html);
  });

  test('plain text includes lists and tables', () => {
    const {text} = read(
      '<p>A:</p><ul><li>Light</li></ul><table><tr><td>1</td><td>2</td></tr></table>',
    );
    expect(text).toBe('A:\n\nLight\n\n1 2');
  });

  test('any markup is free of scripts, handlers, styles and frames', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<svg onload=x>',
      '<math>',
      '<style>',
      '<a href="',
      'javascript:x',
      '">',
      '<img src=x onerror=x>',
      '<iframe src=x>',
      '<table>',
      '<td>',
      '<!--',
      '-->',
      '<noscript>',
      '<p',
      ' onclick=x',
      '<template>',
      '<b>',
      '</b>',
      '&lt;script&gt;',
      '<textarea>',
      '<form action=x>',
      '<![CDATA[',
      ']]>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), {maxLength: 20}), (pieces) => {
        const {html = ''} = read(pieces.join(''));
        for (const {tagName, properties} of elementsOf(fromHtml(html, {fragment: true}))) {
          expect(dangerous).not.toContain(tagName);
          expect(Object.keys(properties).filter((name) => /^(?:on|style)/i.test(name))).toEqual([]);
          for (const address of [properties.href, properties.src]) {
            expect(String(address)).not.toMatch(/^\s*javascript:/i);
          }
        }
      }),
      {numRuns: 500},
    );
  });
});
