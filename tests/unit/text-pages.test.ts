import {describe, expect, test} from 'vitest';
import {compileText} from '../../vite/text-pages.ts';

const compile = (sv: string, en = sv) =>
  compileText({
    sv: {file: 'terms.sv.md', markdown: sv},
    en: {file: 'terms.en.md', markdown: en},
  });

/** The Swedish blocks of a page with one section. */
const blocksOf = (markdown: string) =>
  compile(`## Frakt {#shipping}\n\n${markdown}`).page.sections[0]?.blocks.sv;

describe('a page in Markdown', () => {
  test('pairs its languages', () => {
    const head = (title: string) => `---\ntitle: ${title}\ndescription: '-'\nlead: '-'\n---\n\n`;
    const {page} = compile(
      `${head('Villkor')}## Titan {#titanium needs=fee}\n\nEn avgift.\n\n## Vi {#company .unlisted}\n`,
      `${head('Terms')}## Titanium {#titanium needs=fee}\n\nA fee.\n\n## We {#company .unlisted}\n`,
    );
    expect(page).toEqual({
      title: {sv: 'Villkor', en: 'Terms'},
      description: {sv: '-', en: '-'},
      lead: {sv: '-', en: '-'},
      sections: [
        {
          id: 'titanium',
          needs: 'fee',
          title: {sv: 'Titan', en: 'Titanium'},
          blocks: {sv: ['En avgift.'], en: ['A fee.']},
        },
        {
          id: 'company',
          unlisted: true,
          title: {sv: 'Vi', en: 'We'},
          blocks: {sv: [], en: []},
        },
      ],
    });
  });

  test.each([
    ['a paragraph over two lines', 'Fri frakt\növer {{limit}}.', ['Fri frakt över {{limit}}.']],
    ['a link', 'Se [villkor](/terms#a).', ['Se [villkor](/terms#a).']],
    ['a list', '- Ett\n- Två', [{list: ['Ett', 'Två']}]],
    ['steps', '1. Ett\n2. Två', [{steps: ['Ett', 'Två']}]],
    [
      'terms',
      '- **{{days}} dagar:** Öppet köp.\n- **Frakt:** [Fri](/a)',
      [
        {
          terms: [
            ['{{days}} dagar', 'Öppet köp.'],
            ['Frakt', '[Fri](/a)'],
          ],
        },
      ],
    ],
  ])('%s', (_, markdown, blocks) => {
    expect(blocksOf(markdown)).toEqual(blocks);
  });

  test('questions belong to the section above them, if any', () => {
    const question = {
      id: 'when',
      question: {sv: 'När?', en: 'När?'},
      answer: {sv: 'Nu.', en: 'Nu.'},
    };
    const markdown = '### När? {#when}\n\nNu.';
    expect(compile(markdown)).toEqual({page: {sections: []}, questions: [question]});
    const {page, questions} = compile(`## Frakt {#shipping home=a,b}\n\n${markdown}`);
    expect(questions).toEqual([]);
    expect(page.sections).toMatchObject([{id: 'shipping', home: 'a,b', questions: [question]}]);
  });

  test.each([
    ['a section', '## A {#a}\n\n## B {#b}', '## A {#a}', 'terms.en.md lacks ## {#b}'],
    ['a section of the first', '## A {#a}', '## A {#a}\n\n## B {#b}', 'terms.sv.md lacks ## {#b}'],
    ['a need', '## A {#a needs=fee}', '## A {#a}', 'terms.en.md lacks ## {#a needs=fee}'],
    ['a question', '### A {#a}\n\nB', '', 'terms.en.md lacks ### {#a}'],
    [
      'its front matter',
      '---\ntitle: A\ndescription: B\nlead: C\n---\n',
      '',
      'terms.en.md lacks title, description, lead',
    ],
  ])('an error names the file without %s', (_, sv, en, message) => {
    expect(() => compile(sv, en)).toThrow(message);
  });

  test.each([
    ['a heading without an id', '\n## Frakt', 'terms.sv.md:2 Error: End a heading with its {#a'],
    [
      'unsupported markup',
      '## A {#a}\n\nMycket *viktigt*.',
      'terms.sv.md:3 Error: emphasis is not supported here',
    ],
    ['HTML', '## A {#a}\n\n<b>A</b>', 'html is not supported here'],
    [
      'an item of two paragraphs',
      '## A {#a}\n\n- B\n\n  C',
      'Write an item of a list as one paragraph.',
    ],
    ['text before the first heading', 'A', 'Put text below a `##` heading'],
    ['a link in an answer', '### A {#a}\n\n[B](/b)', 'link is not supported here'],
    ['an unknown line in the front matter', '---\nauthor: A\n---\n', 'author'],
  ])('%s is refused with its line', (_, markdown, message) => {
    expect(() => compile(markdown)).toThrow(message);
  });
});
