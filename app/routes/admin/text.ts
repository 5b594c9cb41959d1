import {digitsOf} from '~/catalogue/money';
import type {PasteFault} from './paste';
import type {PriceFault} from './price-text';
import type {SaveResult} from './protocol';
import type {ReasonCode} from '../../../supabase/functions/update-shopify-prices/reasons';

const plural = new Intl.PluralRules('sv');

/** @param one a text for one thing, where # is the number */
export function counted(count: number, one: string, other: string): string {
  return (plural.select(count) === 'one' ? one : other).replace('#', String(count));
}

/** Such messages say that the change is not saved yet. */
const TO_SAVE = 'Spara för att det ska gälla.';

/**
 * The price administration's texts, Swedish only: messages, as in specification §8, and texts of several components. A
 * component's markup has its own.
 */
export const text = {
  title: 'Prisadministration',
  loadFailed: 'Kunde inte ladda produkter',
  saveFailed: 'Kunde inte uppdatera priser',
  priceMissing: 'Ange ett pris först',
  nothingToSave: 'Inga prisändringar att spara',
  saving: 'Uppdaterar...',
  quickChanges: 'Snabba prisändringar',
  notSignedIn: 'Logga in för att spara.',
  wrongPassphrase: 'Fel lösenfras.',
  foreign: 'Inloggningen kom från en annan webbplats.',
  longForm: 'Det är för mycket för en inloggning.',
  signInFailed: 'Inloggningen kunde inte bekräftas. Försök igen.',
  signOutFailed: 'Utloggningen kunde inte bekräftas. Försök igen.',
  sessionEnded:
    'Du har loggats ut. Logga in igen, så fortsätter sparandet. Inget du har skrivit är borta.',
  changedSince: 'Hoppades över: priset har ändrats av någon annan sedan dess.',
  currencyChanged: (before: string, now: string) =>
    `Butikens valuta har ändrats från ${before} till ${now}. Det du har skrivit står kvar men är inte sparat: se över beloppen.`,
  otherCurrency: (shown: string, shop: string) =>
    `Inte sparat: sidan visade priser i ${shown}, men butiken har dem i ${shop}.`,
  notConfirmed:
    'Inte sparat: priser som sänks med mer än hälften sparas först när du har bekräftat dem.',
  notAgreed: 'Inte sparat: du avbröt.',
  leave: 'Du har ändringar som inte är sparade. Vill du lämna sidan ändå?',

  rounded: (count: number) =>
    `Avrundade ${count} priser uppåt (priser som redan slutade på 9 hoppades över). ${TO_SAVE}`,
  nothingRounded: 'Inget pris behövde avrundas: alla slutar redan på 9.',
  setAll: (price: string, currencyCode: string) =>
    `Satt ${price} ${currencyCode} på alla varianter. ${TO_SAVE}`,
  setProduct: (price: string, currencyCode: string, product: string) =>
    `Satt ${price} ${currencyCode} på alla varianter för ${product}. ${TO_SAVE}`,
  stepped: (count: number) =>
    `${counted(count, '# nytt pris är ifyllt', '# nya priser är ifyllda')}. ${TO_SAVE}`,
  nothingStepped: 'Inget pris ändras.',
  pasted: (count: number) =>
    `${counted(count, '# pris är inklistrat', '# priser är inklistrade')}. ${TO_SAVE}`,
  undone: (count: number) => `Ångrat: ${counted(count, '# pris', '# priser')} är tillbaka.`,
  redone: (count: number) =>
    `Gjort om: ${counted(count, '# pris är ändrat', '# priser är ändrade')}.`,
  nothingPasted: 'Inget av det inklistrade passade.',
  changedTooEarly: 'Inget är ändrat: vänta tills hela butiken är laddad och försök igen.',
  pastedTooEarly: 'Inget är inklistrat: vänta tills hela butiken är laddad och klistra in igen.',
  saved: (count: number) => `${count} priser uppdaterade!`,
  skipped: (count: number) =>
    counted(
      count,
      '# pris hoppades över: någon annan har ändrat det.',
      '# priser hoppades över: någon annan har ändrat dem.',
    ),
  longPassphrase: (most: number) => `En lösenfras har högst ${most} tecken.`,
  wait: (seconds: number) =>
    `Vänta ${counted(seconds, '# sekund', '# sekunder')} innan du försöker igen.`,
  partlySaved: (count: number, failed: number) =>
    `${count} priser uppdaterade, ${failed} misslyckades`,
  save: (count: number) => `Spara alla ändringar (${count})`,
  /** @param names of the variants: their fields may be hidden by the filter */
  faulty: (names: readonly string[]) =>
    names.length === 1
      ? `Ett pris går inte att läsa. Rätta det först: ${firstOf(names)}`
      : `${names.length} priser går inte att läsa. Rätta dem först: ${firstOf(names)}`,
  toFix: (count: number) => `${count} fält att rätta`,
  hidden: (count: number) => `${count} av dem visas inte i listan`,
  tips: 'Skriv +5% eller -100 i ett prisfält, eller klistra in en kolumn från ett kalkylblad. Enter går till nästa rad och Ctrl+S sparar.',
  stepSign: 'Skriv talet utan minus, och välj ”Sänk alla med” för att sänka.',
  scope: (products: number, variants: number) =>
    `${counted(products, '# produkt', '# produkter')}, ${counted(variants, '# variant', '# varianter')}`,
} as const;

/** Most names in a sentence. */
const NAMED = 3;

function firstOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join('; ')}${more > 0 ? ` … och ${more} till` : ''}`;
}

/** Why a field's text is not a price in this currency. */
export function faultText(fault: PriceFault, currencyCode: string): string {
  const digits = digitsOf(currencyCode);
  switch (fault) {
    case 'empty':
      return 'Tomt: priset ändras inte.';
    case 'text':
      return `Inte ett pris i ${currencyCode}. Skriv till exempel 1 299${digits === 0 ? '' : ',50'}.`;
    case 'negative':
      return 'Ett pris kan inte vara negativt.';
    case 'decimals':
      return digits === 0
        ? `${currencyCode} har inga decimaler.`
        : `Högst ${digits === 2 ? 'två' : 'tre'} decimaler.`;
    case 'large':
      return `Högst 999 999 ${currencyCode}.`;
  }
}

/** Why a pasted line changes nothing. */
export function pasteFaultText({reason}: PasteFault, currencyCode: string): string {
  switch (reason) {
    case 'unknown':
      return 'Inget artikelnummer i butiken står först på raden.';
    case 'ambiguous':
      return 'Flera varianter har det artikelnumret.';
    case 'beyond':
      return 'Det finns ingen rad kvar för den.';
    case 'twice':
      return 'Artikelnumret står redan på en rad ovanför.';
    default:
      return faultText(reason, currencyCode);
  }
}

/** The function's codes (its `reasons.ts`) in Swedish. */
const failures: Readonly<Record<ReasonCode | 'no-result', string>> = {
  'internal': 'Ett internt fel i prisfunktionen.',
  'no-answer': 'Shopify svarade inte.',
  'no-time': 'Tiden räckte inte till. Försök igen.',
  'not-saved': 'Shopify sparade inte priset.',
  'not-tried': 'Priset skickades inte till Shopify.',
  'request-limit': 'Shopify tar inte emot fler ändringar just nu. Försök igen om en stund.',
  'shopify-internal': 'Shopify hade ett internt fel.',
  'unknown-variant': 'Varianten finns inte längre i Shopify.',
  'unreadable': 'Shopifys svar gick inte att läsa.',
  'status': 'Shopify svarade med fel {detail}.',
  'token':
    'Shopify godtar inte butikens nyckel för priser (fel {detail}). Den som sköter tekniken behöver byta den.',
  'shopify': 'Shopify svarade: {detail}',
  'no-result': 'Inget svar om det här priset.',
};

const sentences = new Map<string, string>(Object.entries(failures));

/** Why a price was not saved. */
export function failureText({code = '', detail = '', inDoubt}: Partial<SaveResult>): string {
  const sentence = sentences.get(code)?.replace('{detail}', () => detail) ?? text.saveFailed;
  return inDoubt ? `${sentence} Priset kan ha ändrats ändå.` : sentence;
}
