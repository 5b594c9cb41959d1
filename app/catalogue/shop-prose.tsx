import {useLanguage} from '~/i18n/language-provider';
import type {Language} from '~/i18n/languages';
import type {ShopText} from './product';

interface ShopProseProps {
  /** Plain text, paragraphs separated by a blank line. */
  text: ShopText;
  /** Its markup in place of the plain text; sanitised on the server, where the shop's answer is read. */
  html?: Readonly<Partial<Record<Language, string>>> | undefined;
}

/** A longer text as the shop wrote it, marked with its language where that is not the page's. */
export function ShopProse({text, html}: ShopProseProps) {
  const {language, langOf, pick} = useLanguage();
  const markup = html?.[language];
  const lang = langOf(text);
  if (markup) {
    return (
      <div
        lang={lang}
        className="shop-html mt-3 max-w-prose"
        dangerouslySetInnerHTML={{__html: markup}}
      />
    );
  }
  return (
    <div lang={lang} className="mt-3 max-w-prose space-y-3">
      {pick(text)
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          <p key={index} className="wrap-anywhere">
            {paragraph}
          </p>
        ))}
    </div>
  );
}
