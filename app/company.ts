/**
 * The company behind the shop, named as Swedish law demands (8 § lagen 2002:562 om elektronisk handel).
 * The shop's owner fills in what stands in brackets, and the e-mail address; every page reads it from here.
 */
export const company = {
  name: '[företagsnamn]',
  organisationNumber: '[organisationsnummer]',
  vatNumber: '[momsregistreringsnummer]',
  street: '[gatuadress]',
  city: '[postnummer och ort]',
  /** example.com belongs to nobody, so nothing is sent astray until the owner puts the real one in. */
  email: 'kundservice@example.com',
  phone: '[telefonnummer]',
} as const;
