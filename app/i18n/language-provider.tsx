import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {fill, valuesIn, withValues, type TextValues, type Values} from './fill';
import {isLanguage, type Language, type LocalizedText, type MarkedText} from './languages';
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
  /** The language's part of a text that comes in all of them, with the values that it names. */
  pick: (text: LocalizedText, values?: Values) => string;
  /** For the `lang` of the element that shows a text: undefined where that is in the page's language. */
  langOf: (text: MarkedText) => string | undefined;
  /** Puts in the values that a text of the language names; '' if there is nothing left to tell. */
  fill: (text: string) => string;
  /** Whether there is something to tell for a name: a promise that is made, a value that is known. */
  knows: (name: string) => boolean;
  /** Switches at once, without a request, and keeps the choice. */
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

interface LanguageProviderProps {
  /** The language that the server wrote the page in. */
  initial: Language;
  /** For pages of one language only: shown whatever the visitor's choice, which stays as it is. */
  fixed?: Language | undefined;
  /** What every text may name. */
  values: TextValues;
  children: ReactNode;
}

export function LanguageProvider({initial, fixed, values, children}: LanguageProviderProps) {
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

  const value = useMemo<LanguageValue>(() => {
    const valueOf = valuesIn(language, values);
    return {
      language,
      t: createTranslate(language, valueOf),
      pick: (text, given) => fill(text[language], given ? withValues(given, valueOf) : valueOf),
      langOf: ({lang}) => lang?.[language],
      fill: (text) => fill(text, valueOf),
      knows: (name) => valueOf(name) != null,
      setLanguage(chosen) {
        storeLanguage(chosen);
        forgetAskedLanguage();
        // The press is painted first: a long page takes longer than a frame to write.
        startTransition(() => setChoice(chosen));
      },
    };
  }, [language, values]);
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
