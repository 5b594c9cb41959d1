import type {TextSection} from '~/i18n/copy';

// The owner has these terms checked by a lawyer before the shop opens, and again when they change.
export const text = {
  title: {sv: 'Köpvillkor', en: 'Terms'},
  description: {
    sv: 'Villkor för köp hos {{shop}}: priser med moms, frakt, leveranstid, betalning, garanti, titan på beställning och tillämplig lag.',
    en: 'Terms of purchase at {{shop}}: prices with VAT, shipping, delivery time, payment, warranty, titanium to order and governing law.',
  },
  lead: {
    sv: 'Villkoren gäller när du handlar här som konsument. Ger lagen dig mer gäller lagen.',
    en: 'These terms apply when you shop here as a consumer. Where the law gives you more, the law applies.',
  },
  updated: {sv: 'november 2026', en: 'November 2026'},
};

export const companyTitle = {sv: 'Vi som säljer', en: 'The seller'};

export const sections: readonly TextSection[] = [
  {
    id: 'order',
    title: {sv: 'Beställning och avtal', en: 'Order and contract'},
    blocks: {
      sv: [
        'Du lägger varor i varukorgen och går till kassan, som öppnas i en ny flik. Där ser du varor, frakt och summa och kan rätta det du har fyllt i innan du betalar.',
        'Avtalet ingås när du får vår orderbekräftelse med e-post. Spara den: där står vad du har beställt och dessa villkor. Avtalet ingås på svenska eller engelska, det språk som du har valt.',
        'Du behöver ha fyllt 18 år eller ha din målsmans samtycke. Är ett pris eller en uppgift uppenbart fel rättar vi det och frågar dig innan vi skickar något; du kan då avstå utan kostnad.',
      ],
      en: [
        'You put goods in the cart and go to the checkout, which opens in a new tab. There you see goods, shipping and total, and can correct what you have entered before you pay.',
        'The contract is made when you receive our order confirmation by e-mail. Keep it: it contains what you ordered and these terms. The contract is made in Swedish or English, whichever you chose.',
        'You must be 18 or have your guardian’s consent. If a price or a statement is obviously wrong we correct it and ask you before anything is sent; you may then decline at no cost.',
      ],
    },
  },
  {
    id: 'prices',
    title: {sv: 'Priser', en: 'Prices'},
    blocks: {
      sv: [
        'Alla priser är i {{currency}} och innehåller 25 % moms. Frakten läggs till i kassan, se nedan. Andra avgifter tar vi inte ut.',
        'Är ett pris sänkt står bredvid det lägsta pris vi har haft under de 30 dagarna före sänkningen (7 a § prisinformationslagen).',
        'Summan och valutan står i kassan innan du betalar. Skickas varan utanför EU kan tull och importmoms tillkomma; de betalas av mottagaren.',
      ],
      en: [
        'All prices are in {{currency}} and include 25% Swedish VAT. The English pages show {{kronor}} in dollars, one for every ten kronor, as a guide. Shipping is added at checkout, see below. We charge no other fees.',
        'Where a price is reduced, the lowest price we charged in the 30 days before the reduction is shown beside it (section 7 a of the Swedish Price Information Act).',
        'The amount that you pay, and its currency, are stated at checkout before you pay. If goods go outside the EU, customs duty and import VAT may be added; the recipient pays them.',
      ],
    },
  },
  {
    id: 'delivery',
    title: {sv: 'Frakt och leverans', en: 'Shipping and delivery'},
    blocks: {
      sv: [
        {
          list: [
            'Fri frakt över {{freeShipping}}.',
            'Vad frakten kostar ser du i kassan innan du betalar.',
            'Vi packar och lämnar till transportören inom {{packingDays}} arbetsdagar. Transporttiden till din adress står i kassan.',
            'Det som görs efter dina önskemål kan ta längre tid; då står tiden på produktens sida.',
          ],
        },
        'Varan ska nå dig senast 30 dagar efter beställningen om vi inte har kommit överens om något annat. Dröjer den hör vi av oss, och du kan ha rätt att häva köpet enligt konsumentköplagen. Vi bär risken tills du har fått varan.',
        'Att inte lösa ut ett paket är inte att ångra köpet: säg till oss om du ångrar dig.',
      ],
      en: [
        {
          list: [
            'Free shipping over {{freeShipping}}, as for any parcel over {{freeShippingLimit}}.',
            'What shipping costs is stated at checkout before you pay.',
            'We pack and hand over to the carrier within {{packingDays}} business days. The transport time to your address is stated at checkout.',
            'What is made to your wishes may take longer; the product’s page then says how long.',
          ],
        },
        'The goods are to reach you within 30 days of ordering unless we have agreed otherwise. If they are late we let you know, and you may be entitled to cancel the purchase under the Swedish Consumer Sales Act. The risk is ours until you have received the goods.',
        'Leaving a parcel uncollected is not withdrawal: tell us if you change your mind.',
      ],
    },
  },
  {
    id: 'payment',
    title: {sv: 'Betalning', en: 'Payment'},
    blocks: {
      sv: [
        'Du betalar med kort, Visa eller Mastercard, eller väljer att betala senare. Betalningen går genom en krypterad kassa och dina kortuppgifter kommer aldrig till oss.',
        'Betalar du senare gäller dessutom betalföretagets egna villkor, som du ser i kassan innan du godkänner dem.',
      ],
      en: [
        'You pay by card, Visa or Mastercard, or choose to pay later. Payment goes through an encrypted checkout and your card details never reach us.',
        'If you pay later the payment company’s own terms apply as well; you see them at checkout before you accept them.',
      ],
    },
  },
  {
    id: 'titanium',
    needs: 'cancellationFee',
    title: {sv: 'Titan på beställning', en: 'Titanium to order'},
    blocks: {
      sv: [
        'Titanmodellerna görs i små omgångar. Är den du vill ha slut kan vi beställa en åt dig; vi bekräftar då pris och väntetid skriftligt. Avbeställer du den sedan tar vi ut {{cancellationFee}} % av priset.',
        'Avgiften gäller aldrig när du utövar din ångerrätt, när vi är försenade eller när det är fel på varan, och den är aldrig högre än lagen tillåter. Läs mer under [titan och avbeställning](/returns#titanium).',
      ],
      en: [
        'The titanium models are made in small batches. If the one you want is out of stock we can order one for you; we then confirm price and waiting time in writing. If you then cancel it, we charge {{cancellationFee}}% of the price.',
        'The fee never applies when you use your right of withdrawal, when we are late or when the goods are faulty, and it is never higher than the law allows. Read more under [titanium and cancellation](/returns#titanium).',
      ],
    },
  },
  {
    id: 'kids',
    needs: 'kidsAges',
    title: {sv: 'Barnglasögon', en: 'Kids’ glasses'},
    blocks: {
      sv: [
        'Barnmodellerna är gjorda för {{kidsAges}} år. De är solglasögon, inte leksaker, och inte skyddsglasögon för sport. En ny modell kommer {{newKidsModel}}.',
        'Titta aldrig rakt in i solen, oavsett glas och ålder.',
      ],
      en: [
        'The kids’ models are made for ages {{kidsAges}}. They are sunglasses, not toys, and not protective eyewear for sports. A new model arrives {{newKidsModel}}.',
        'Never look straight into the sun, whatever the lens or the age.',
      ],
    },
  },
  {
    id: 'returns',
    title: {sv: 'Ångerrätt och öppet köp', en: 'Withdrawal and returns'},
    blocks: {
      sv: [
        'Du har enligt distansavtalslagen (2005:59) rätt att ångra köpet inom {{withdrawalDays}} dagar från den dag du fick varan. Utöver det ger vi {{returnDays}} dagars öppet köp på oanvända varor. Hur du gör, formuläret och undantagen står under [returer och ångerrätt](/returns), som är en del av villkoren.',
      ],
      en: [
        'Under the Swedish Distance Contracts Act (2005:59) you may withdraw from the purchase within {{withdrawalDays}} days of the day you received the goods. In addition we give {{returnDays}} day returns on unused goods. How to go about it, the form and the exceptions are under [returns and withdrawal](/returns), which is part of these terms.',
      ],
    },
  },
  {
    id: 'warranty',
    needs: 'warrantyMonths',
    title: {sv: 'Garanti', en: 'Warranty'},
    blocks: {
      sv: [
        'Vi lämnar {{warrantyMonths}} månaders garanti mot fel i material och tillverkning, gångjärn och skruvar inräknade, från den dag du fick varan. Vi lagar; går det inte byter vi. Garantin gäller utöver dina rättigheter enligt lag och begränsar dem inte.',
        'Garantin täcker inte olyckor, repor på glasen, vanligt slitage eller ändringar som någon annan har gjort. Den lämnas av {{company}} och gäller i alla länder som vi skickar till. Du använder den genom att [skriva till oss](/contact).',
      ],
      en: [
        'We give a {{warrantyMonths}} month warranty against faults in material and workmanship, hinges and screws included, from the day you received the goods. We repair, or replace what cannot be repaired. The warranty comes on top of your rights under the law and does not limit them.',
        'It does not cover accidents, scratches on the lenses, ordinary wear or changes made by others. It is given by {{company}} and valid in every country we ship to. You use it by [writing to us](/contact).',
      ],
    },
  },
  {
    id: 'complaints',
    title: {sv: 'Reklamation', en: 'Complaints'},
    blocks: {
      sv: [
        'Enligt konsumentköplagen (2022:260) får du reklamera fel i tre år. Se [reklamation](/returns#complaints).',
      ],
      en: [
        'Under the Swedish Consumer Sales Act (2022:260) you may complain about faults for three years. See [complaints](/returns#complaints).',
      ],
    },
  },
  {
    id: 'disputes',
    title: {sv: 'Tvist och tillämplig lag', en: 'Disputes and governing law'},
    blocks: {
      sv: [
        'Skriv först till oss. Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden (ARN), Box 174, 101 23 Stockholm, [arn.se](https://www.arn.se). Vi följer nämndens rekommendationer. Oberoende råd får du av Konsumentverket, [hallakonsument.se](https://www.hallakonsument.se).',
        'Svensk lag gäller. Bor du i ett annat EU-land behåller du det skydd som tvingande regler i ditt land ger dig, och du kan väcka talan där.',
      ],
      en: [
        'Write to us first. If we do not agree you can turn to the Swedish National Board for Consumer Disputes (ARN), Box 174, SE-101 23 Stockholm, [arn.se](https://www.arn.se). We follow its recommendations. The Swedish Consumer Agency gives independent advice at [hallakonsument.se](https://www.hallakonsument.se).',
        'Swedish law applies. If you live in another EU country you keep the protection of its mandatory rules and may take legal action there.',
      ],
    },
  },
  {
    id: 'changes',
    title: {sv: 'Ändringar', en: 'Changes'},
    blocks: {
      sv: [
        'Villkoren som gällde när du beställde gäller för din beställning. Du kan skriva ut eller spara den här sidan.',
      ],
      en: [
        'The terms in force when you ordered apply to your order. You may print or save this page.',
      ],
    },
  },
];
