import type {LocalizedText} from '~/i18n/languages';

export const text = {
  title: {sv: 'Vanliga frågor', en: 'Frequently asked questions'},
  description: {
    sv: 'Svar om frakt, betalning, retur, garanti, polariserade glas, material, storlek och skötsel hos {{shop}}.',
    en: 'Answers on shipping, payment, returns, warranty, polarised lenses, materials, size and care of sunglasses from {{shop}}.',
  },
  lead: {
    sv: 'Hittar du inte svaret? Skriv till oss, så svarar vi inom {{answerTime}}.',
    en: 'Can’t find the answer? Write to us, and we reply within {{answerTime}}.',
  },
  more: {sv: 'Något annat?', en: 'Something else?'},
} as const satisfies Record<string, LocalizedText>;

export const moreText = {
  sv: [
    'Mejla [{{email}}](mailto:{{email}}) eller se [alla sätt att nå oss](/contact). Villkoren i sin helhet står under [köpvillkor](/terms) och [returer och ångerrätt](/returns).',
  ],
  en: [
    'E-mail [{{email}}](mailto:{{email}}) or see [every way to reach us](/contact). The full conditions are under [terms](/terms) and [returns and withdrawal](/returns).',
  ],
} as const;
