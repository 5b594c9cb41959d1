import type {TextSection} from '~/i18n/copy';

// The owner has this checked, and keeps it true: what is found lacking is written here until it is fixed.
export const text = {
  title: {sv: 'Tillgänglighet', en: 'Accessibility'},
  description: {
    sv: 'Hur {{shop}} uppfyller WCAG 2.2 AA och EN 301 549, vad som återstår och hur du säger till om något inte fungerar.',
    en: 'How {{shop}} meets WCAG 2.2 AA and EN 301 549, what remains to be done and how to tell us when something does not work.',
  },
  lead: {
    sv: 'Alla ska kunna handla här. Den här sidan säger hur långt vi har kommit.',
    en: 'Everyone should be able to shop here. This page says how far we have come.',
  },
  updated: {sv: 'november 2026', en: 'November 2026'},
};

export const sections: readonly TextSection[] = [
  {
    id: 'service',
    title: {sv: 'Tjänsten', en: 'The service'},
    blocks: {
      sv: [
        'Butiken är en e-handelstjänst enligt lagen (2023:254) om vissa produkters och tjänsters tillgänglighet. Du hittar en produkt bland kollektionerna, väljer utförande, lägger den i varukorgen och går till kassan, som öppnas i en ny flik. Inget konto behövs.',
        'Vi bygger efter EN 301 549 och WCAG 2.2, nivå AA.',
      ],
      en: [
        'The shop is an e-commerce service under the Swedish Act (2023:254) on the accessibility of certain products and services, which implements the European Accessibility Act. You find a product among the collections, choose a version, put it in the cart and go to the checkout, which opens in a new tab. No account is needed.',
        'We build to EN 301 549 and WCAG 2.2, level AA.',
      ],
    },
  },
  {
    id: 'works',
    title: {sv: 'Det här fungerar', en: 'What works'},
    blocks: {
      sv: [
        {
          list: [
            'Allt går att göra med enbart tangentbord, och det syns var du är.',
            'Rubriker, landmärken, knappar och bilder har namn som skärmläsare läser upp; meddelanden om varukorgen läses upp när de kommer.',
            'Text går att förstora till 200 %, och sidorna går att läsa på 320 pixlars bredd utan att rulla i sidled.',
            'Text har minst 4,5:1 i kontrast, och inget sägs med enbart färg.',
            'Rörelser stängs av när ditt system ber om det.',
            'Sidorna går att läsa utan JavaScript. Sidans språk är angivet i koden och går att byta överallt.',
          ],
        },
      ],
      en: [
        {
          list: [
            'Everything can be done by keyboard alone, and you can see where you are.',
            'Headings, landmarks, buttons and pictures have names that screen readers announce; messages about the cart are announced as they appear.',
            'Text can be enlarged to 200%, and pages can be read at a width of 320 pixels without scrolling sideways.',
            'Text has a contrast of at least 4.5:1, and nothing is conveyed by colour alone.',
            'Motion is off when your system asks for it.',
            'Pages can be read without JavaScript. The page’s language is stated in its code and can be switched everywhere.',
          ],
        },
      ],
    },
  },
  {
    id: 'remains',
    title: {sv: 'Det här återstår', en: 'What remains'},
    blocks: {
      sv: [
        {
          list: [
            'Ingen utomstående har granskat butiken ännu, och vi har inte prövat den tillsammans med personer som använder hjälpmedel i vardagen.',
            'En ny bild kan på de svenska sidorna ha produktens namn och bildens nummer som beskrivning, tills dess text har översatts.',
            'Kassan är Shopifys. Hittar du ett hinder där för vi det vidare, och du kan beställa genom att skriva till oss i stället.',
          ],
        },
      ],
      en: [
        {
          list: [
            'No outside party has reviewed the shop yet, and we have not tried it together with people who use assistive technology every day.',
            'On the Swedish pages a new picture may have the product’s name and the picture’s number as its description until its text has been translated.',
            'The checkout is Shopify’s. If you meet an obstacle there we pass it on, and you may order by writing to us instead.',
          ],
        },
      ],
    },
  },
  {
    id: 'tested',
    title: {sv: 'Så har vi prövat', en: 'How it was tested'},
    blocks: {
      sv: [
        'Med automatiska tester (axe-core) på butikens sidor på båda språken, på dator och telefon, vid varje ändring. Dessutom går tester igenom menyer och köp med tangentbord, och sidorna prövas i smala fönster. Bedömningen är vår egen.',
      ],
      en: [
        'By automatic tests (axe-core) of the shop’s pages in both languages, on desktop and phone, at every change. Tests also walk through menus and purchase by keyboard, and pages are tried in narrow windows. The assessment is our own.',
      ],
    },
  },
  {
    id: 'tell',
    title: {sv: 'Säg till oss', en: 'Tell us'},
    blocks: {
      sv: [
        'Stöter du på ett hinder, mejla [{{email}}](mailto:{{email}}) eller använd något annat sätt under [kontakt](/contact). Skriv vilken sida det gäller och, om du vill, vilket hjälpmedel du använder. Vi svarar inom {{answerTime}} och säger när det blir rättat.',
      ],
      en: [
        'If you meet an obstacle, e-mail [{{email}}](mailto:{{email}}) or use another way under [contact](/contact). Say which page it concerns and, if you like, which assistive technology you use. We answer within {{answerTime}} and say when it will be fixed.',
      ],
    },
  },
  {
    id: 'supervision',
    title: {sv: 'Tillsyn', en: 'Supervision'},
    blocks: {
      sv: [
        'Post- och telestyrelsen (PTS) har tillsyn över att e-handelstjänster följer lagen. Är du inte nöjd med vårt svar kan du anmäla bristen på [pts.se](https://www.pts.se).',
      ],
      en: [
        'The Swedish Post and Telecom Authority (PTS) supervises e-commerce services under the act. If our answer does not satisfy you, you may report the shortcoming at [pts.se](https://www.pts.se).',
      ],
    },
  },
];
