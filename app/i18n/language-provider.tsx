import {createContext, useContext, useEffect, useMemo, useState, type ReactNode} from 'react';
import {keepUnits} from './keep-units';
import {isLanguage, type Language, type LocalizedText} from './languages';
import {
  LANGUAGE_STORAGE_KEY,
  parseStoredLanguage,
  readStoredLanguage,
  storeLanguage,
} from './stored-language';
import {createTranslate, type Translate} from './translate';

interface LanguageValue {
  language: Language;
  /** A text of the dictionary in the language. */
  t: Translate;
  /** The language's part of a text that comes in all of them. */
  pick: (text: LocalizedText) => string;
  /** Switches at once, without a request, and keeps the choice. */
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

interface LanguageProviderProps {
  /** The language that the server wrote the page in. */
  initial: Language;
  /** For pages of one language only: shown whatever the visitor's choice, which stays as it is. */
  fixed?: Language | undefined;
  children: ReactNode;
}

export function LanguageProvider({initial, fixed, children}: LanguageProviderProps) {
  const [choice, setChoice] = useState(initial);
  const language = fixed ?? choice;

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('lng');
    const kept = isLanguage(asked) ? asked : (readStoredLanguage() ?? initial);
    storeLanguage(kept);
    setChoice(kept);

    function followOtherTab(event: StorageEvent) {
      if (event.key !== LANGUAGE_STORAGE_KEY) return;
      const chosen = parseStoredLanguage(event.newValue);
      if (chosen) setChoice(chosen);
    }
    addEventListener('storage', followOtherTab);
    return () => removeEventListener('storage', followOtherTab);
  }, [initial]);

  const value = useMemo<LanguageValue>(
    () => ({
      language,
      t: createTranslate(language),
      pick: (text) => keepUnits(text[language]),
      setLanguage(chosen) {
        storeLanguage(chosen);
        forgetAskedLanguage();
        setChoice(chosen);
      },
    }),
    [language],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider around it.');
  return value;
}

/** A `?lng=` left in the address would undo the visitor's choice at the next reload. */
function forgetAskedLanguage(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lng')) return;
  url.searchParams.delete('lng');
  history.replaceState(history.state, '', url);
}
