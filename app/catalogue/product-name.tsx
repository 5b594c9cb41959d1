import {useLanguage} from '~/i18n/language-provider';
import {languageInfo} from '~/i18n/languages';
import type {ShopText} from './product';

/** A product's title: its name, and smaller below it what follows a comma, or what it is made of or for. */
export function ProductName({title}: {title: ShopText}) {
  const {langOf, language, pick} = useLanguage();
  const text = pick(title);
  const words = text.split(' ');
  const connectors: readonly string[] = languageInfo[language].connectors;
  const end = words.findIndex(
    (word, index) => index > 0 && (words[index - 1]?.endsWith(',') || connectors.includes(word)),
  );
  if (end < 0 || langOf(title)) return text;
  const name = words.slice(0, end).join(' ');
  return (
    <>
      {name.replace(/,$/, '')}
      {name.endsWith(',') && <span className="text-[0px]">,</span>}{' '}
      <span className="name-rest">{words.slice(end).join(' ')}</span>
    </>
  );
}
