import type {SwedishText} from './swedish-text';

export const titanTexts: Readonly<Record<string, SwedishText>> = {
  'titan-terne': {
    title: 'Titan Terne, pilotbåge, titan',
    paragraphs: [
      'En pilotbåge med front i rent titan och skalmar i betatitan. Den finns obehandlad och borstad, eller jonpläterad i svart. Glasinfattningarna och den dubbla bryggan är argonsvetsade och behåller formen efter justering.',
      'Helt nickelfri. Näskuddar och skalmspetsar är av mjuk silikon och går att byta. Passar medelbreda ansikten.',
    ],
  },
  'titan-lom': {
    title: 'Titan Lom, rund, titantråd',
    paragraphs: [
      'Runda ramar av titantråd på 1,2 mm. Det finns knappt någon båge: det du ser är glasen.',
      'Skalmarna är i betatitan och fjädrar tillbaka om du sätter dig på dem. Gröna glas till silver och svart, bruna till guld. Passar smala ansikten.',
    ],
  },
  'titanium-v2-lom-polarised-lenses': {
    title: 'Titan V2 Lom, rund, titantråd, skruvlös infattning',
    paragraphs: [
      'Andra versionen av Lom. Infattningen saknar skruvar: varje glas snäpps in bakifrån och byts på en minut, utan verktyg.',
      'Samma tråd, samma runda form, 2 g tyngre. Rökgrå glas. Gjord för Titan V2-glasen. Passar smala ansikten.',
    ],
  },
  'titan-alk': {
    title: 'Titan Alk, rektangulär, svart titan',
    paragraphs: [
      'En rektangel med rak överkant i svart titan. Färgen är bunden till metallen med jonplätering och flagnar inte.',
      'Lätt nog för en hel dag bakom ratten. Rökgrå glas. Två storlekar, för medelbreda och breda ansikten: 140 och 146 mm.',
    ],
  },
  'titan-sula': {
    title: 'Titan Sula, pilotbåge, förgyllt titan',
    paragraphs: [
      'En Titan Terne pläterad med 18 karats guld, tre tusendels millimeter tjockt, och polerad för hand mellan lagren. Varje par är numrerat på skalmens insida.',
      'Levereras i ett fodral av ek, med ett extra par glas. Bruna, gradienttonade glas. Passar medelbreda ansikten.',
    ],
  },
  'titan-ejder': {
    title: 'Titan Ejder, pantobåge, acetat och titan',
    paragraphs: [
      'En pantofront i sköldpaddsmönstrat acetat med skalmar av guldtonat titan. Metallen fortsätter inne i acetatet, från gångjärn till brygga, så att fronten behåller formen i värme.',
      'Justerbara näskuddar. Passar medelbreda ansikten.',
    ],
  },
  'titan-grip': {
    title: 'Titan Grip, oval, svart titan',
    paragraphs: [
      'En oval trådbåge i svart titan för segling och cykling. Glasen har blå spegel. Mjuka hylsor på skalmarna böjer sig långt ned bakom örat, så den sitter kvar när du lutar dig över relingen.',
      'Vilken optiker som helst kan värma och forma hylsorna. Passar breda ansikten.',
    ],
  },
};
