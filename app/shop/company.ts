/**
 * The company behind the shop, seller and manufacturer, named as Swedish law demands (8 § lagen 2002:562 om
 * elektronisk handel; for a limited company also its seat, 28 kap. 5 § aktiebolagslagen). The shop's owner fills in
 * what stands in brackets, and the e-mail address; every page reads it from here.
 *
 * Missing: since 19 June 2026 a withdrawal made on the page itself is to be received there and acknowledged at once by
 * e-mail with its date and time (directive (EU) 2023/2673); /returns only prepares an e-mail to this address.
 */
export const company = {
  name: '[företagsnamn]',
  organisationNumber: '[organisationsnummer]',
  vatNumber: '[momsregistreringsnummer]',
  seat: '[styrelsens säte]',
  street: '[gatuadress]',
  city: '[postnummer och ort]',
  /** example.com belongs to nobody, so nothing is sent astray until the owner puts the real one in. */
  email: 'kundservice@example.com',
  phone: '[telefonnummer]',
} as const;
