import type {LocalizedText} from '~/i18n/languages';

/**
 * The company behind the shop, seller and manufacturer, with the details that Swedish law requires (8 § lagen 2002:562
 * om elektronisk handel; for a limited company also its seat, 28 kap. 5 § aktiebolagslagen). Every page reads it from
 * here and leaves out ''.
 *
 * The demo shop's company, its registration number and its address are invented; Post- och telestyrelsen reserves its
 * telephone number for fiction. The shop's owner enters the real ones and empties `companyNote`.
 *
 * Missing: since 19 June 2026 the page itself must receive a withdrawal and acknowledge it at once by e-mail with date
 * and time (directive (EU) 2023/2673); /returns only prepares an e-mail to this address.
 */
export const company = {
  name: 'Demobutiken Exempel AB',
  organisationNumber: '000000-0000',
  vatNumber: 'SE000000000001',
  seat: 'Exempelstad',
  street: 'Exempelgatan 1',
  city: '000 00 Exempelstad',
  /** example.com is reserved: no e-mail reaches a stranger. */
  email: 'kundservice@example.com',
  phone: '+46 31 390 06 00',
  /** Country of sale, for search engines (ISO 3166-1). */
  country: 'SE',
};

/** Below the company's details; null omits it. */
export const companyNote: LocalizedText | null = {
  sv: 'Uppgifterna är påhittade: det här är en demobutik.',
  en: 'These details are made up: this is a demo shop.',
};

interface Founding {
  foundingYear: string | null;
  foundingPlace: LocalizedText | null;
}

/** When and where it began, for search engines and texts; null omits it. */
export const founding: Founding = {
  foundingYear: '2015',
  foundingPlace: {sv: 'Göteborg', en: 'Gothenburg'},
};
