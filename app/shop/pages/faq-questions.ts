import {questions, type Question} from '~/shop/questions';
import type {LocalizedText} from '~/i18n/languages';

interface QuestionGroup {
  id: string;
  title: LocalizedText;
  questions: readonly Question[];
}

/** Those of home's questions that belong to a group. */
function common(...ids: readonly string[]): Question[] {
  return questions.filter(({id}) => ids.includes(id));
}

export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'delivery',
    title: {sv: 'Leverans', en: 'Delivery'},
    questions: [
      ...common('shipping'),
      {
        id: 'countries',
        question: {sv: 'Skickar ni utomlands?', en: 'Do you ship abroad?'},
        answer: {
          sv: 'Ja. Skriv din adress i kassan, så ser du om vi skickar dit, vad det kostar och hur lång tid det tar, innan du betalar.',
          en: 'Yes. Enter your address at checkout to see whether we ship there, what it costs and how long it takes, before you pay.',
        },
      },
      {
        id: 'customs',
        question: {sv: 'Tillkommer tull?', en: 'Do I have to pay customs duty?'},
        answer: {
          sv: 'Inte inom EU. Utanför EU kan tull och importmoms tillkomma; det avgör tullen i ditt land.',
          en: 'Not within the EU. Elsewhere, customs duty and import VAT may be added; that is decided by the customs authority in your country.',
        },
      },
    ],
  },
  {
    id: 'ordering',
    title: {sv: 'Beställning och betalning', en: 'Ordering and payment'},
    questions: [
      {
        id: 'payment',
        question: {sv: 'Hur betalar jag?', en: 'How do I pay?'},
        answer: {
          sv: 'Med kort, Visa eller Mastercard, eller genom att betala senare. Betalningen sker i en säker kassa som öppnas i en ny flik; dina kortuppgifter kommer aldrig till oss.',
          en: 'By card, Visa or Mastercard, or by paying later. Payment takes place in a secure checkout that opens in a new tab; your card details never reach us.',
        },
      },
      {
        id: 'vat',
        question: {sv: 'Ingår momsen?', en: 'Is VAT included?'},
        answer: {
          sv: 'Ja, i alla priser i butiken. Frakten står för sig i kassan.',
          en: 'Yes, in every price in the shop. Shipping is stated separately at checkout.',
        },
      },
      {
        id: 'out-of-stock',
        question: {
          sv: 'Kan jag beställa en modell som är slut?',
          en: 'Can I order a model that is out of stock?',
        },
        answer: {
          sv: 'Ja, om den är i titan: skriv till oss, så beställer vi den åt dig. Avbeställer du den sedan tar vi ut {{cancellationFee}} % av priset; ångerrätten påverkas inte av det. Övriga modeller går att köpa igen när de är tillbaka.',
          en: 'Yes, if it is titanium: write to us and we order it for you. If you then cancel it, we charge {{cancellationFee}}% of the price; the right of withdrawal is not affected. Other models can be bought again once they are back in stock.',
        },
      },
    ],
  },
  {
    id: 'returns',
    title: {sv: 'Retur och garanti', en: 'Returns and warranty'},
    questions: [
      ...common('warranty', 'returns'),
      {
        id: 'fault',
        question: {
          sv: 'Något är fel på mina glasögon. Vad gör jag?',
          en: 'Something is wrong with my glasses. What do I do?',
        },
        answer: {
          sv: 'Skicka ett mejl med ordernummer och en bild på felet. Vi svarar inom {{answerTime}} och betalar frakten när felet är vårt. Enligt lag kan du reklamera i tre år.',
          en: 'E-mail us the order number and a picture of the fault. We answer within {{answerTime}}, and pay the shipping where the fault is ours. By law you have three years to complain.',
        },
      },
    ],
  },
  {
    id: 'lenses',
    title: {sv: 'Glas', en: 'Lenses'},
    questions: [
      ...common('lenses'),
      {
        id: 'uv',
        question: {sv: 'Vad betyder UV400?', en: 'What does UV400 mean?'},
        answer: {
          sv: 'Att glaset stoppar ljus med våglängder upp till 400 nanometer, det vill säga både UVA och UVB. Skyddet sitter i materialet, inte i tonen: ett ljust glas skyddar lika bra som ett mörkt.',
          en: 'That the lens stops light of wavelengths up to 400 nanometres, which is both UVA and UVB. The protection is in the material, not in the tint: a light lens protects as well as a dark one.',
        },
      },
      {
        id: 'polarised',
        question: {sv: 'Vad gör polariserade glas?', en: 'What do polarised lenses do?'},
        answer: {
          sv: 'De tar bort blänket från vatten, snö och våt asfalt. En del skärmar ser mörka ut genom dem. Kör inte med dem i skymning eller mörker.',
          en: 'They remove the glare from water, snow and wet tarmac. Some screens look dark through them. Do not drive in them at dusk or at night.',
        },
      },
    ],
  },
  {
    id: 'materials',
    title: {sv: 'Material, storlek och skötsel', en: 'Materials, size and care'},
    questions: [
      ...common('materials', 'care'),
      {
        id: 'size',
        question: {sv: 'Hur vet jag att de passar?', en: 'How do I know that they fit?'},
        answer: {
          sv: 'Måtten står på varje produkts sida: längden är skalmens, bredden och höjden är frontens. Mät ett par som sitter bra, tvärs över fronten. Skiljer det mindre än 4 mm sitter våra ungefär likadant.',
          en: 'Every product page gives the measurements: the length is that of the temple, the width and height are those of the front. Measure a pair that fits you across the front. Within 4 mm, ours will sit much the same.',
        },
      },
    ],
  },
  {
    id: 'kids',
    title: {sv: 'Barn', en: 'Kids'},
    questions: [
      {
        id: 'ages',
        question: {
          sv: 'Vilka åldrar passar barnglasögonen?',
          en: 'Which ages do the kids’ glasses fit?',
        },
        answer: {
          sv: '{{kidsAges}} år. Modellerna är gjorda för {{kidsYounger}} eller {{kidsOlder}} år, och en av dem finns i båda storlekarna. Glasen har samma UV400-skydd som de vuxnas och böjer sig i stället för att splittras.',
          en: 'Ages {{kidsAges}}. The models are made for ages {{kidsYounger}} or {{kidsOlder}}, and one of them comes in both sizes. The lenses have the same UV400 protection as those for adults, and bend rather than shatter.',
        },
      },
      {
        id: 'new-kids',
        question: {sv: 'När kommer det nya barnmodeller?', en: 'When do new kids’ models arrive?'},
        answer: {
          sv: 'En ny modell kommer {{newKidsModel}}.',
          en: 'A new model arrives {{newKidsModel}}.',
        },
      },
    ],
  },
];
