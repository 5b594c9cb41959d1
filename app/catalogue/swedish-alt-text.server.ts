import type {LocalizedText} from '~/i18n/languages';
import {hues, nouns, plainParts, sentences, views} from '~/shop/swedish/picture-words';
import {pictureWords} from './picture-words.server';

/**
 * A picture's alt text in Swedish, from the shop's English one: the product's name, its colours and the view. Undefined
 * if a word is unknown: better only the product's name than half a translation.
 */
export function swedishAltText(title: LocalizedText, english: string): string | undefined {
  const sentence = sentences.get(english);
  if (sentence) return sentence;
  const {name, hue, parts, view} = pictureWords(english);
  const [, hinge, model = name] = /^(Hinge of )(.+)$/.exec(name) ?? [];
  if (!`${title.en.replaceAll(',', '')} `.startsWith(`${model.replaceAll(',', '')} `))
    return undefined;
  const details = [...(hue ? [hueIn(hue)] : []), ...(parts ? [partsWith(parts)] : [])];
  if (!details.every((detail) => detail !== undefined)) return undefined;
  const subject = hinge ? `Gångjärnet på ${title.sv}` : title.sv;
  return [subject, ...details, ...(view ? [views.get(view)] : [])].join(', ');
}

function hueIn(english: string): string | undefined {
  const [, base = english, finish] = /^(.+) (gradient|mirror)$/.exec(english) ?? [];
  const hue = hues.get(base);
  if (!hue) return undefined;
  if (finish === 'mirror') return `med spegel i ${hue}`;
  return finish === 'gradient' ? `i graderat ${hue}` : `i ${hue}`;
}

function partsWith(english: string): string | undefined {
  const parts = english.split(/, | and /).map((part) => {
    const [, hue = '', kind = ''] =
      /^(.+?) ((?:mirror |gradient )?lenses|front|temples)$/.exec(part) ?? [];
    const noun = nouns.get(kind);
    return noun && hues.has(hue) ? `${noun} i ${hues.get(hue)}` : plainParts.get(part);
  });
  if (!parts.every((part) => part !== undefined)) return undefined;
  return `med ${new Intl.ListFormat('sv').format(parts)}`;
}
