import type {LocalizedText} from '~/i18n/languages';
import type {TextSection} from '~/i18n/copy';

export const text = {
  title: {sv: 'Kontakt', en: 'Contact'},
  description: {
    sv: 'Kontakta {{shop}}: e-post, telefon och adress. Vi svarar inom {{answerTime}}.',
    en: 'Contact {{shop}}: e-mail, phone and address. We answer within {{answerTime}}.',
  },
  lead: {
    sv: 'Vi läser posten på vardagar och svarar inom {{answerTime}}, på svenska eller engelska.',
    en: 'We read our mail on weekdays and answer within {{answerTime}}, in Swedish or English.',
  },
  write: {sv: 'Skriv till oss', en: 'Write to us'},
  company: {sv: 'Företaget', en: 'The company'},
} as const satisfies Record<string, LocalizedText>;

export const sections: readonly TextSection[] = [
  {
    id: 'help',
    title: {sv: 'Så får du svar fortare', en: 'How to get a quicker answer'},
    blocks: {
      sv: [
        {
          list: [
            'Gäller det en beställning: skriv ordernumret som står i bekräftelsen.',
            'Gäller det ett fel: skicka med en bild.',
            'Gäller det passform: skriv måttet tvärs över ett par som sitter bra.',
          ],
        },
        'Mycket finns redan besvarat bland [vanliga frågor](/faq). Ska något tillbaka börjar du på [returer och ångerrätt](/returns); där finns också ett formulär för att [ångra ett köp](/returns#withdraw).',
      ],
      en: [
        {
          list: [
            'About an order: give its number, found in the confirmation.',
            'About a fault: enclose a picture.',
            'About fit: give the width of a pair that sits well on you.',
          ],
        },
        'Many answers are among the [frequently asked questions](/faq). To send something back, begin at [returns and withdrawal](/returns); the form to [withdraw from a purchase](/returns#withdraw) is there too.',
      ],
    },
  },
];
