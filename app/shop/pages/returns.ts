import type {LocalizedText} from '~/i18n/languages';
import type {TextSection} from '~/i18n/copy';

// The owner has this page checked by a lawyer before the shop opens, and again when it changes.
export const text = {
  title: {sv: 'Returer och ångerrätt', en: 'Returns and withdrawal'},
  description: {
    sv: '{{withdrawalDays}} dagars ångerrätt och tre års reklamationsrätt hos {{shop}}. {{returnDays}} dagars öppet köp. {{warrantyMonths}} månaders garanti. Formulär för att ångra köpet.',
    en: '{{withdrawalDays}}-day right of withdrawal and three years to complain at {{shop}}. {{returnDays}} day returns. {{warrantyMonths}} month warranty. With the form to withdraw from a purchase.',
  },
  lead: {
    sv: 'Enligt lag har du {{withdrawalDays}} dagar på dig att ångra dig, utan att ange skäl. Oanvända varor får du lämna tillbaka inom {{returnDays}} dagar.',
    en: 'By law you have {{withdrawalDays}} days to withdraw, without giving a reason. Unused goods may be returned within {{returnDays}} days.',
  },
  updated: {sv: 'november 2026', en: 'November 2026'},
};

export const formTitle = {sv: 'Ångra avtalet här', en: 'Withdraw from contract here'};

export const sections: readonly TextSection[] = [
  {
    id: 'overview',
    title: {sv: 'Kort sagt', en: 'In short'},
    blocks: {
      sv: [
        {
          terms: [
            ['{{withdrawalDays}} dagar', 'Ångerrätt enligt lag, även om du har provat glasögonen.'],
            ['{{returnDays}} dagar', 'Öppet köp på oanvända varor, vårt eget löfte.'],
            ['{{warrantyMonths}} månader', 'Garanti mot fel i material och tillverkning.'],
            ['3 år', 'Rätt enligt lag att reklamera fel som fanns från början.'],
          ],
        },
        'Alla tider räknas från den dag du fick varan. Det ena tar inte bort det andra: du väljer det som är bäst för dig. Enklast är att [ångra avtalet här](#withdraw).',
      ],
      en: [
        {
          terms: [
            [
              '{{withdrawalDays}} days',
              'Statutory right of withdrawal, even if you have tried the glasses on.',
            ],
            ['{{returnDays}} days', 'Returns, our own promise, for unused goods.'],
            ['{{warrantyMonths}} months', 'Warranty against faults in material and workmanship.'],
            ['3 years', 'Statutory right to complain about faults that were there from the start.'],
          ],
        },
        'All periods run from the day you received the goods. None of them limits another: choose what suits you best. The simplest way is to [withdraw from the contract here](#withdraw).',
      ],
    },
  },
  {
    id: 'steps',
    title: {sv: 'Så gör du', en: 'How to go about it'},
    blocks: {
      sv: [
        {
          steps: [
            'Meddela oss: med [formuläret](#withdraw), med e-post till [{{email}}](mailto:{{email}}) eller på något annat tydligt sätt.',
            'Vi bekräftar med e-post att vi har fått meddelandet och skickar returadressen.',
            'Packa glasögonen i fodralet och i en låda som tål posten. Skicka dem inom 14 dagar från ditt meddelande och spara kvittot.',
            'Vi betalar tillbaka på samma sätt som du betalade.',
          ],
        },
        'Du betalar returfrakten, utom när det är fel på varan eller vi har skickat fel vara.',
      ],
      en: [
        {
          steps: [
            'Tell us: with [the form](#withdraw), by e-mail to [{{email}}](mailto:{{email}}) or in any other clear way.',
            'We confirm by e-mail that we have your message, and send you the return address.',
            'Pack the glasses in their case and in a box that will survive the post. Send them within 14 days of your message and keep the receipt.',
            'We refund you by the means you paid with.',
          ],
        },
        'You pay the return shipping, except when the goods are faulty or we sent the wrong ones.',
      ],
    },
  },
  {
    id: 'right-of-withdrawal',
    title: {
      sv: 'Ångerrätt, {{withdrawalDays}} dagar',
      en: 'Right of withdrawal, {{withdrawalDays}} days',
    },
    blocks: {
      sv: [
        'Enligt distansavtalslagen (2005:59) kan du ångra köpet utan att ange skäl, från det att du beställde till och med {{withdrawalDays}} dagar efter den dag då du, eller den du har utsett, tog emot varan. Kom beställningen i flera delar räknas tiden från den sista. Det räcker att du skickar meddelandet innan tiden går ut.',
        'Vi betalar tillbaka allt du har betalat, även frakten till dig (dock inte merkostnaden om du valde ett dyrare sätt än vårt billigaste). Det sker utan dröjsmål och senast 14 dagar efter ditt meddelande. Vi får vänta tills vi har fått varan, eller ett bevis på att du har skickat den.',
        'Du får prova och undersöka varan som i en butik. Har den hanterats mer än så får vi dra av för den minskning i värde som det har lett till.',
      ],
      en: [
        'Under the Swedish Distance Contracts Act (2005:59) you may withdraw from the purchase without giving a reason, from the time you ordered until {{withdrawalDays}} days after the day on which you, or someone you named, received the goods. If an order came in several parts, the time runs from the last. It is enough to send your message before the period has expired.',
        'We refund everything you paid, including shipping to you (but not the extra cost if you chose a more expensive delivery than our cheapest). We do so without delay, and at the latest 14 days after your message. We may wait until we have the goods, or proof that you have sent them.',
        'You may try and examine the goods as you would in a shop. If they have been handled more than that, we may deduct the loss of value it has caused.',
      ],
    },
  },
  {
    id: 'open-purchase',
    needs: 'returnDays',
    title: {sv: 'Öppet köp, {{returnDays}} dagar', en: '{{returnDays}} day returns'},
    blocks: {
      sv: [
        'När ångerfristen är slut, och till och med dag {{returnDays}}, gäller vårt eget öppna köp. Glasögonen ska vara oanvända, med fodral och duk. Du får tillbaka varans pris inom 14 dagar från att vi har fått den.',
      ],
      en: [
        'After the period for withdrawal, and until day {{returnDays}}, our own promise applies. The glasses must be unused and come with case and cloth. We refund the price of the goods within 14 days of receiving them.',
      ],
    },
  },
  {
    id: 'exceptions',
    title: {sv: 'Undantag', en: 'Exceptions'},
    blocks: {
      sv: [
        'Det som görs efter dina önskemål, till exempel en gravyr med din egen text eller position, omfattas varken av ångerrätt (2 kap. 11 § distansavtalslagen) eller öppet köp. Graverade bågar med våra egna motiv gör det.',
        'Är det fel på varan spelar undantaget ingen roll: då gäller [reklamation](#complaints) och [garanti](#warranty).',
      ],
      en: [
        'What is made to your wishes, such as an engraving with your own text or position, is covered neither by the right of withdrawal (chapter 2, section 11 of the act) nor by our returns. Engraved frames with our own motifs are.',
        'If the goods are faulty the exception does not matter: then [complaints](#complaints) and [warranty](#warranty) apply.',
      ],
    },
  },
  {
    id: 'titanium',
    needs: 'cancellationFee',
    title: {sv: 'Titan på beställning', en: 'Titanium to order'},
    blocks: {
      sv: [
        'Är en titanmodell slut kan vi beställa en åt dig. Avbeställer du den sedan tar vi ut {{cancellationFee}} % av priset.',
        'Avgiften gäller inte när du utövar din ångerrätt: köper du på distans som konsument kan du ångra dig utan avgift även innan varan har kommit. Den gäller alltså bara en båge som görs efter dina önskemål, där det inte finns någon ångerrätt. Den tas inte heller ut när vi är försenade eller när det är fel på varan, och den är aldrig högre än lagen tillåter.',
      ],
      en: [
        'If a titanium model is out of stock we can order one for you. If you then cancel it, we charge {{cancellationFee}}% of the price.',
        'The fee does not apply when you use your right of withdrawal: buying at a distance as a consumer, you may withdraw without a fee even before the goods have arrived. It therefore applies only to a frame made to your wishes, where there is no right of withdrawal. Nor is it charged when we are late or the goods are faulty, and it is never higher than the law allows.',
      ],
    },
  },
  {
    id: 'complaints',
    title: {sv: 'Reklamation, 3 år', en: 'Complaints, 3 years'},
    blocks: {
      sv: [
        'Enligt konsumentköplagen (2022:260) får du reklamera fel som visar sig inom tre år. Visar sig felet inom två år utgår man från att det fanns från början. Hör av dig så snart du kan; inom två månader från att du märkte felet är alltid i tid.',
        'Vi lagar eller byter utan kostnad för dig, frakten inräknad. Går det inte inom rimlig tid får du avdrag på priset eller pengarna tillbaka.',
      ],
      en: [
        'Under the Swedish Consumer Sales Act (2022:260) you may complain about faults that show within three years. If a fault shows within two years, it is presumed to have been there from the start. Let us know as soon as you can; within two months of noticing it is always in time.',
        'We repair or replace at no cost to you, shipping included. If that cannot be done within a reasonable time, you get a price reduction or your money back.',
      ],
    },
  },
  {
    id: 'warranty',
    needs: 'warrantyMonths',
    title: {sv: 'Garanti, {{warrantyMonths}} månader', en: 'Warranty, {{warrantyMonths}} months'},
    blocks: {
      sv: [
        'Utöver reklamationsrätten lämnar vi {{warrantyMonths}} månaders garanti mot fel i material och tillverkning, gångjärn och skruvar inräknade. Villkoren står under [köpvillkor](/terms#warranty).',
      ],
      en: [
        'In addition to the right to complain we give a {{warrantyMonths}} month warranty against faults in material and workmanship, hinges and screws included. Its conditions are under [terms](/terms#warranty).',
      ],
    },
  },
  {
    id: 'disputes',
    title: {sv: 'Om vi inte kommer överens', en: 'If we do not agree'},
    blocks: {
      sv: [
        'Allmänna reklamationsnämnden (ARN), Box 174, 101 23 Stockholm, [arn.se](https://www.arn.se), prövar tvisten utan kostnad, och vi följer nämndens rekommendationer. Råd får du av Konsumentverket på [hallakonsument.se](https://www.hallakonsument.se).',
      ],
      en: [
        'The Swedish National Board for Consumer Disputes (ARN), Box 174, SE-101 23 Stockholm, [arn.se](https://www.arn.se), examines the dispute free of charge, and we follow its recommendations. The Swedish Consumer Agency gives advice at [hallakonsument.se](https://www.hallakonsument.se).',
      ],
    },
  },
];

/** Konsumentverket's standard form (förordning 2014:19; annex I B of directive 2011/83/EU), field by field. */
export const form = {
  standard: {
    sv: 'Standardformulär för utövande av ångerrätten',
    en: 'Model withdrawal form',
  },
  instruction: {
    sv: 'Fyll i och skicka formuläret bara om du vill ångra avtalet. Du behöver inte använda det: ett mejl duger lika bra.',
    en: 'Fill in and send the form only if you wish to withdraw from the contract. You need not use it: an e-mail does just as well.',
  },
  to: {sv: 'Till', en: 'To'},
  declaration: {
    sv: 'Jag/vi meddelar härmed att jag/vi ångrar mitt/vårt avtal om köp av följande varor:',
    en: 'I/we hereby give notice that I/we withdraw from my/our contract of sale of the following goods:',
  },
  goods: {sv: 'Varor', en: 'Goods'},
  order: {sv: 'Ordernummer', en: 'Order number'},
  ordered: {sv: 'Beställdes den', en: 'Ordered on'},
  received: {sv: 'Mottogs den', en: 'Received on'},
  name: {sv: 'Konsumentens namn', en: 'Name of consumer'},
  address: {sv: 'Konsumentens adress', en: 'Address of consumer'},
  email: {sv: 'E-post för bekräftelsen', en: 'E-mail for the confirmation'},
  date: {sv: 'Datum', en: 'Date'},
  signature: {
    sv: 'Konsumentens underskrift (bara på papper)',
    en: 'Signature of consumer (only on paper)',
  },
  subject: {sv: 'Jag ångrar mitt köp', en: 'I withdraw from my purchase'},
  confirm: {sv: 'Bekräfta ångern med e-post', en: 'Confirm withdrawal by e-mail'},
  copy: {sv: 'Kopiera texten', en: 'Copy the text'},
  copied: {sv: 'Texten är kopierad', en: 'The text is copied'},
  copyFailed: {
    sv: 'Webbläsaren lät oss inte kopiera texten.',
    en: 'The browser did not let us copy the text.',
  },
  print: {sv: 'Skriv ut', en: 'Print'},
  how: {
    sv: 'Knappen öppnar ditt e-postprogram med det ifyllda formuläret. Först när du skickar mejlet når det oss; då svarar vi utan dröjsmål och bekräftar vad du har ångrat och när vi fick meddelandet. Inget av det du skriver här sparas på sidan.',
    en: 'The button opens your e-mail program with the completed form. It reaches us only when you send the e-mail; we then reply without delay, confirming what you have withdrawn from and when we received your message. Nothing that you write here is kept by the page.',
  },
} as const satisfies Record<string, LocalizedText>;
