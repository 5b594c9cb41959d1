import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {readLanguageCookie} from './language-cookie';
import {fill, valuesIn, type TextValues} from './fill';
import {isLanguage, type Language, type MarkedText} from './languages';
import {
  LANGUAGE_STORAGE_KEY,
  parseStoredLanguage,
  readStoredLanguage,
  storeLanguage,
} from './stored-language';
import {createPick, createTranslate, type PickText, type Translate} from './translate';

interface LanguageValue {
  language: Language;
  /** A text of the dictionary in the language. */
  t: Translate;
  pick: PickText;
  /** The `lang` of the element that shows a text; undefined if it is in the page's language. */
  langOf: (text: MarkedText) => string | undefined;
  /** Fills in the values of a text in the language; '' if nothing is left. */
  fill: (text: string) => string;
  /** Whether a name has a value. */
  knows: (name: string) => boolean;
  /** Switches without a request and keeps the choice. */
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

/** Whether `?lng=` may still decide. Once for each document: the history keeps the address when another is chosen. */
let mayBeAsked = true;

interface LanguageProviderProps {
  /** The language of the server's HTML. */
  initial: Language;
  /** For pages of one language only: overrides the visitor's choice, which stays stored. */
  fixed?: Language | undefined;
  /** Values for every text. */
  values: TextValues;
  children: ReactNode;
}

export function LanguageProvider({initial, fixed, values, children}: LanguageProviderProps) {
  const [choice, setChoice] = useState(initial);
  const language = fixed ?? choice;

  // Before the paint, for a visitor who comes from pages of another language.
  useLayoutEffect(() => {
    const asked = mayBeAsked ? new URLSearchParams(location.search).get('lng') : undefined;
    mayBeAsked = false;
    const stored = readStoredLanguage() ?? readLanguageCookie(document.cookie);
    const kept = isLanguage(asked) ? asked : (stored ?? initial);
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

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const value = useMemo<LanguageValue>(() => {
    const valueOf = valuesIn(language, values);
    return {
      language,
      t: createTranslate(language, valueOf),
      pick: createPick(language, valueOf),
      langOf: ({lang}) => lang?.[language],
      fill: (text) => fill(text, valueOf),
      knows: (name) => valueOf(name) != null,
      setLanguage(chosen) {
        storeLanguage(chosen);
        forgetAskedLanguage();
        // Paints the press first: re-rendering a long page takes longer than a frame.
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

/** A `?lng=` in the address would override the choice at the next reload. */
function forgetAskedLanguage(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lng')) return;
  url.searchParams.delete('lng');
  history.replaceState(history.state, '', url);
}
