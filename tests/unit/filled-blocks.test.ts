import {describe, expect, test} from 'vitest';
import {fill, valuesIn} from '../../app/i18n/fill';
import {createPick} from '../../app/i18n/translate';
import {filledBlocks, filledSections} from '../../app/layout/filled-blocks';

const valueOf = valuesIn('en', {days: 30, fee: null});
const own = {
  language: 'en' as const,
  fill: (text: string) => fill(text, valueOf),
  pick: createPick('en', valueOf),
  knows: (name: string) => valueOf(name) != null,
};

describe('a missing value removes its text from a page', () => {
  test.each([
    ['a paragraph', ['A fee of {{fee}}.', '{{days}} days.'], ['30 days.']],
    ['a sentence of it', ['A fee of {{fee}}. {{days}} days.'], ['30 days.']],
    ['an item of a list', [{list: ['{{fee}}', '{{days}}']}], [{list: ['30']}]],
    ['a sentence with a link', ['Write: [{{fee}}](/a). [{{days}}](/b).'], ['[30](/b).']],
    ['a list without items', [{list: ['{{fee}}']}, {steps: ['One']}], [{steps: ['One']}]],
    [
      'a term or its definition',
      [{terms: [['{{fee}}', 'Fee'] as const, ['Fee', '{{fee}}'] as const, ['A', 'B'] as const]}],
      [{terms: [['A', 'B']]}],
    ],
  ])('%s', (_, blocks, expected) => {
    expect(filledBlocks(blocks, own.fill)).toEqual(expected);
  });

  test('a section that needs it, has it in its title, or has no other text', () => {
    const section = (id: string, title: string, text: string, needs?: string) => ({
      id,
      title: {sv: title, en: title},
      blocks: {sv: [text], en: [text]},
      ...(needs && {needs}),
    });
    const sections = [
      section('kept', 'Returns', '{{days}} days.', 'days'),
      section('needed', 'Fee', 'None.', 'fee'),
      section('named', 'Fee, {{fee}}', 'None.'),
      section('empty', 'Fee', '{{fee}}.'),
      section('form', 'Withdraw', ''),
    ];
    expect(filledSections(sections, own).map(({id}) => id)).toEqual(['kept']);
    expect(filledSections(sections, own, {form: 'A form'}).map(({id}) => id)).toEqual([
      'kept',
      'form',
    ]);
  });
});
