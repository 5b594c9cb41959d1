import {useLanguage} from '~/i18n/language-provider';
import {languageInfo} from '~/i18n/languages';
import type {ShopText} from './product';

/** A product's title: its name, and smaller below it what the product is made of or for. */
export function ProductName({title}: {title: ShopText}) {
  const {langOf, language, pick} = useLanguage();
  const text = pick(title);
  const words = text.split(' ');
  const connectors: readonly string[] = languageInfo[language].connectors;
  const end = words.findIndex((word, index) => index > 0 && connectors.includes(word));
  if (end < 0 || langOf(title)) return text;
  return (
    <>
      {words.slice(0, end).join(' ')}{' '}
      <span className="name-rest">{words.slice(end).join(' ')}</span>
    </>
  );
}
