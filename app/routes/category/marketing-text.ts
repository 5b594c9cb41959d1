import type {Category} from '~/catalogue/categories';
import type {LocalizedText} from '~/i18n/languages';

interface Marketing {
  title: LocalizedText;
  text: LocalizedText;
}

/** The sections under the grids of these collections (specification §2). */
export const marketing: Readonly<Partial<Record<Category, Marketing>>> = {
  fibrous: {
    title: {sv: 'Vävd för hand, pressad i form', en: 'Laid by hand, pressed to shape'},
    text: {
      sv: 'Varje front börjar som vävd kolfiber som läggs i lager, vänds ett kvarts varv för varje lager och pressas till en platta. Ur den fräser vi bågen. Den väger hälften av en båge i acetat och behåller sin form i trettio graders kyla och i en varm bil.',
      en: 'Every front begins as woven carbon fibre, laid in layers that turn a quarter each time and pressed into one sheet. We mill the frame out of it. It weighs half of what an acetate frame does and keeps its shape in thirty degrees of frost and in a hot car.',
    },
  },
  eyewood: {
    title: {sv: 'Två träd blir aldrig lika', en: 'No two trees are alike'},
    text: {
      sv: 'Tunna skikt av valnöt, ebenholts, lönn och zebrano limmas med fibrerna i kors, så att bågen tål fukt utan att slå sig. Ytan oljas, inte lackas. Med åren mörknar den där dina händer tar i den.',
      en: 'Thin layers of walnut, ebony, maple and zebrano are glued with their grain crosswise, so that the frame meets damp without warping. The surface is oiled, not varnished. Over the years it darkens where your hands hold it.',
    },
  },
  titan: {
    title: {sv: 'Metallen som inte känns', en: 'The metal you do not feel'},
    text: {
      sv: 'Betatitan är nickelfritt, rostar inte i saltstänk och fjädrar tillbaka när du råkar sätta dig på det. Modellerna görs i små omgångar. Är en slut beställer vi en till åt dig; avbeställer du den efter det, utan att ångerrätten gäller, tar vi ut 50 % av priset.',
      en: 'Beta titanium is free of nickel, does not rust in salt spray and springs back when you happen to sit on it. The models are made in small runs. If one is out of stock we order another for you; cancelling after that, where the right of withdrawal does not apply, carries a fee of 50 % of the price.',
    },
  },
  mood: {
    title: {sv: 'Färg efter väder', en: 'Colour to suit the weather'},
    text: {
      sv: 'Polykarbonat färgat rakt igenom: skrapar du det syns samma färg under. Glasen är tonade mot bågen, så att petrol blir djupare och honung varmare när solen står lågt.',
      en: 'Polycarbonate coloured right through: scratch it and the same colour shows beneath. The lenses are tinted to the frame, so that petrol turns deeper and honey warmer when the sun stands low.',
    },
  },
  kids: {
    title: {sv: 'För den som klättrar, 3–10 år', en: 'For those who climb, ages 3–10'},
    text: {
      sv: 'Böjliga skalmar, rundade kanter och glas som inte splittras. Två storlekar, 3–6 och 7–10 år. En ny modell kommer minst var tredje månad, för de växer ju.',
      en: 'Bendable temples, rounded edges and lenses that do not shatter. Two sizes, ages 3–6 and 7–10. A new model arrives at least every three months, because they do grow.',
    },
  },
};
