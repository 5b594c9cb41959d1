import type {TextSection} from '~/i18n/copy';

// The owner has this checked against what the business in fact does, and by a lawyer, before the shop opens.
export const text = {
  title: {sv: 'Integritet', en: 'Privacy'},
  description: {
    sv: 'Vilka personuppgifter {{shop}} behandlar när du beställer, varför, hur länge, och vad som lagras i din webbläsare. Ingen spårning.',
    en: 'Which personal data {{shop}} processes when you order, why, for how long, and what is stored in your browser. No tracking.',
  },
  lead: {
    sv: 'Vi behandlar det som behövs för att leverera din beställning, och inget för att följa dig på nätet.',
    en: 'We process what it takes to deliver your order, and nothing to follow you around the web.',
  },
  updated: {sv: 'november 2026', en: 'November 2026'},
};

export const sections: readonly TextSection[] = [
  {
    id: 'controller',
    title: {sv: 'Personuppgiftsansvarig', en: 'Controller'},
    blocks: {
      sv: [
        'Ansvarig är {{address}}. Frågor om dina uppgifter: [{{email}}](mailto:{{email}}). Övriga uppgifter om företaget står under [kontakt](/contact).',
      ],
      en: [
        'The controller is {{address}}. Questions about your data: [{{email}}](mailto:{{email}}). The company’s other details are under [contact](/contact).',
      ],
    },
  },
  {
    id: 'browsing',
    title: {sv: 'När du tittar runt', en: 'When you look around'},
    blocks: {
      sv: [
        'Du behöver inget konto, och vi försöker inte ta reda på vem du är. Servern tar emot din IP-adress och adressen till sidan du vill se, annars kan den inte svara. Uppgifterna sparas en kort tid i driftloggar, för att vi ska kunna hitta fel och stoppa missbruk. Rättslig grund är vårt berättigade intresse av en säker butik (artikel 6.1 f i GDPR).',
        'Vi mäter inte besök, visar inga annonser och hämtar inget från andra företag än Shopify, som driver butiken och levererar produktbilderna.',
      ],
      en: [
        'You need no account, and we do not try to find out who you are. The server receives your IP address and the address of the page you want, since it cannot answer otherwise. They are kept in its logs for a short time, so that we can find faults and stop abuse. The legal basis is our legitimate interest in a secure shop (Article 6(1)(f) GDPR).',
        'We do not measure visits, show no advertisements and load nothing from companies other than Shopify, which runs the shop and delivers the product pictures.',
      ],
    },
  },
  {
    id: 'storage',
    title: {sv: 'Vad som lagras i din webbläsare', en: 'What is stored in your browser'},
    blocks: {
      sv: [
        'Bara det som butiken behöver för att göra det du ber den om. Enligt 9 kap. 28 § lagen (2022:482) om elektronisk kommunikation kräver sådan lagring inget samtycke, och därför visar vi ingen ruta om kakor.',
        {
          terms: [
            [
              'shopify-cart',
              'Lokal lagring. Varorna i din varukorg. Finns kvar tills du tömmer den.',
            ],
            [
              'language-storage',
              'Lokal lagring. Ditt språk. Finns kvar tills du rensar webbläsaren.',
            ],
            [
              'recently-seen',
              'Lokal lagring. De nio produkter som du senast tittade på, så att du hittar tillbaka. Finns kvar tills du rensar listan under Nyligen visade. Visas listan får servern veta vilka den gäller, för dagens priser, och sparar det inte.',
            ],
            [
              'own-pair',
              'Lokal lagring. Bredden eller märkningen på ett par du har, om du själv skriver in den för att jämföra. Finns kvar tills du väljer Glöm mitt par.',
            ],
            [
              'screen-scale',
              'Lokal lagring. Hur stor en millimeter är på din skärm, om du har mätt den med ett bankkort. Finns kvar tills du rensar webbläsaren.',
            ],
            [
              'language',
              'Kaka, ett år. Samma val av språk, så att servern svarar på rätt språk från första sidan.',
            ],
            [
              'react-router-scroll-positions',
              'Sessionslagring, tills du stänger fliken. Hur långt du hade rullat, så att bakåtknappen leder dit.',
            ],
            [
              'session',
              'Kaka, tills webbläsaren stängs. Bara för butikens ägare, vid inloggning på prissidan.',
            ],
            [
              'admin-last-save',
              'Sessionslagring, tills fliken stängs. Bara för butikens ägare: den senaste prisändringen, så att den kan ångras.',
            ],
          ],
        },
        'Kassan är en egen sida hos Shopify, i en ny flik, och har egna kakor för betalning och säkerhet. De beskrivs i [Shopifys integritetspolicy](https://www.shopify.com/legal/privacy).',
      ],
      en: [
        'Only what the shop needs to do what you ask of it. Under chapter 9, section 28 of the Swedish Electronic Communications Act (2022:482) such storage needs no consent, which is why there is no cookie banner.',
        {
          terms: [
            ['shopify-cart', 'Local storage. The goods in your cart. Stays until you empty it.'],
            [
              'language-storage',
              'Local storage. Your language. Stays until you clear the browser.',
            ],
            [
              'recently-seen',
              'Local storage. The nine products that you looked at last, so that you find your way back. Stays until you clear the list under Recently seen. When the list is shown, the server is told which they are, for today’s prices, and does not keep it.',
            ],
            [
              'own-pair',
              'Local storage. The width or the marking of a pair that you own, if you type it yourself to compare. Stays until you choose Forget my pair.',
            ],
            [
              'screen-scale',
              'Local storage. How large a millimetre is on your screen, if you have measured it with a bank card. Stays until you clear the browser.',
            ],
            [
              'language',
              'Cookie, one year. The same choice, so that the server answers in your language from the first page on.',
            ],
            [
              'react-router-scroll-positions',
              'Session storage, until you close the tab. How far you had scrolled, so that the back button leads there.',
            ],
            [
              'session',
              'Cookie, until the browser is closed. Only for the shop’s owner, on signing in to the price page.',
            ],
            [
              'admin-last-save',
              'Session storage, until the tab is closed. Only for the shop’s owner: the latest change of prices, so that it can be undone.',
            ],
          ],
        },
        'The checkout is a page of its own at Shopify, in a new tab, with its own cookies for payment and security. They are described in [Shopify’s privacy policy](https://www.shopify.com/legal/privacy).',
      ],
    },
  },
  {
    id: 'ordering',
    title: {sv: 'När du beställer', en: 'When you order'},
    blocks: {
      sv: [
        'I kassan lämnar du namn, adress, e-postadress och eventuellt telefonnummer. Tillsammans med vad du har köpt och hur du har betalat använder vi dem så här:',
        {
          terms: [
            [
              'Leverera',
              'Ta emot betalning, packa, skicka och bekräfta. Rättslig grund: avtalet med dig (artikel 6.1 b).',
            ],
            [
              'Ångerrätt och fel',
              'Hantera returer, garanti och reklamationer i upp till tre år. Rättslig grund: avtal och rättslig förpliktelse (6.1 b och c).',
            ],
            [
              'Bokföring',
              'Spara kvitton till och med det sjunde året efter köpåret. Rättslig grund: bokföringslagen (6.1 c).',
            ],
            [
              'Svara på mejl',
              'Mejlet sparas tills ärendet är klart och därefter i högst tre år. Rättslig grund: berättigat intresse av att kunna följa upp (6.1 f).',
            ],
            [
              'Stoppa bedrägerier',
              'Shopify och betalföretaget kontrollerar betalningen. Rättslig grund: berättigat intresse (6.1 f).',
            ],
          ],
        },
        'Utan namn, adress och e-post kan vi inte leverera. Vi skickar ingen reklam och fattar inga automatiserade beslut om dig. Väljer du att betala senare gör betalföretaget sin egen kreditprövning och ansvarar för den.',
      ],
      en: [
        'At checkout you give your name, address, e-mail address and, if you like, phone number. Together with what you bought and how you paid, we use them like this:',
        {
          terms: [
            [
              'To deliver',
              'Taking payment, packing, sending and confirming. Legal basis: the contract with you (Article 6(1)(b)).',
            ],
            [
              'Withdrawal and faults',
              'Handling returns, warranty and complaints for up to three years. Legal basis: contract and legal obligation (6(1)(b) and (c)).',
            ],
            [
              'Bookkeeping',
              'Keeping receipts until the end of the seventh year after that of the purchase. Legal basis: the Swedish Bookkeeping Act (6(1)(c)).',
            ],
            [
              'Answering e-mail',
              'We keep your e-mail until the matter is settled and for at most three years after. Legal basis: legitimate interest in being able to follow up (6(1)(f)).',
            ],
            [
              'Stopping fraud',
              'Shopify and the payment company check the payment. Legal basis: legitimate interest (6(1)(f)).',
            ],
          ],
        },
        'Without name, address and e-mail we cannot deliver. We send no advertising and make no automated decisions about you. If you choose to pay later, the payment company runs its own credit check and is responsible for it.',
      ],
    },
  },
  {
    id: 'recipients',
    title: {sv: 'Vilka som får del av uppgifterna', en: 'Who receives the data'},
    blocks: {
      sv: [
        {
          list: [
            'Shopify International Ltd på Irland, som driver butik och kassa åt oss.',
            'Betalföretaget som du väljer i kassan.',
            'Transportören som levererar ditt paket.',
            'Den som sköter vår bokföring, och myndigheter när lagen kräver det.',
          ],
        },
        'Shopify använder underbiträden i Kanada och USA. Överföringen bygger på EU-kommissionens beslut om adekvat skyddsnivå eller på kommissionens standardavtalsklausuler. Vi säljer aldrig uppgifter.',
      ],
      en: [
        {
          list: [
            'Shopify International Ltd in Ireland, which runs shop and checkout for us.',
            'The payment company that you choose at checkout.',
            'The carrier that delivers your parcel.',
            'Our accountants, and authorities where the law requires it.',
          ],
        },
        'Shopify uses sub-processors in Canada and the USA. The transfer rests on the European Commission’s adequacy decisions or on its standard contractual clauses. We never sell data.',
      ],
    },
  },
  {
    id: 'rights',
    title: {sv: 'Dina rättigheter', en: 'Your rights'},
    blocks: {
      sv: [
        {
          list: [
            'Få veta vilka uppgifter vi har om dig, och en kopia.',
            'Få felaktiga uppgifter rättade, och få dem raderade som vi inte längre behöver eller måste spara.',
            'Få behandlingen begränsad, eller invända mot den när den bygger på berättigat intresse.',
            'Få ut det du har lämnat i ett maskinläsbart format.',
          ],
        },
        'Skriv till [{{email}}](mailto:{{email}}). Vi svarar inom en månad och det kostar inget. Är du inte nöjd kan du klaga hos Integritetsskyddsmyndigheten, [imy.se](https://www.imy.se), eller hos tillsynsmyndigheten i ditt land.',
      ],
      en: [
        {
          list: [
            'To know which data we hold about you, and to have a copy.',
            'To have errors corrected, and to have data erased that we no longer need or have to keep.',
            'To have processing restricted, or to object to it where it is based on legitimate interest.',
            'To have what you gave us in a machine-readable format.',
          ],
        },
        'Write to [{{email}}](mailto:{{email}}). We answer within a month, and it costs nothing. If you are not satisfied you may complain to the Swedish Authority for Privacy Protection, [imy.se](https://www.imy.se), or to the authority in your country.',
      ],
    },
  },
];
