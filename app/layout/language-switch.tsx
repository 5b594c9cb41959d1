import {useLayoutEffect, useRef} from 'react';
import {useLocation} from 'react-router';
import {languages, type Language} from '~/i18n/languages';
import {useLanguage} from '~/i18n/language-provider';

// cspell:ignore Svenska
const names = {sv: 'Svenska', en: 'English'} as const;

/** Links work without JavaScript and for search engines; with JavaScript there is no request. */
export function LanguageSwitch() {
  const {language, setLanguage, t} = useLanguage();
  const {search} = useLocation();
  const pressed = useRef<HTMLElement>(null);

  // A phone shows only the other language: the pressed link is gone, so move the focus.
  useLayoutEffect(() => {
    const link = pressed.current;
    pressed.current = null;
    if (link?.offsetParent !== null) return;
    link
      .closest('ul')
      ?.querySelector<HTMLElement>('a:not([aria-current])')
      ?.focus({preventScroll: true});
  }, [language]);

  const addressIn = (choice: Language) => {
    const parameters = new URLSearchParams(search);
    parameters.set('lng', choice);
    return `?${parameters}`;
  };
  return (
    <ul
      aria-label={t('header.language')}
      className="flex items-center text-sm font-medium uppercase"
    >
      {languages.map((choice) => (
        <li key={choice}>
          <a
            href={addressIn(choice)}
            hrefLang={choice}
            lang={choice}
            aria-label={`${choice.toUpperCase()}, ${names[choice]}`}
            aria-current={choice === language || undefined}
            className="pressable flex size-[44px] max-sm:aria-[current]:hidden items-center justify-center decoration-1 underline-offset-4 aria-[current]:underline"
            onClick={(event) => {
              event.preventDefault();
              pressed.current = event.currentTarget;
              setLanguage(choice);
            }}
          >
            {choice}
          </a>
        </li>
      ))}
    </ul>
  );
}
