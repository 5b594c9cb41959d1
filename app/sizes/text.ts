import type {LocalizedText} from '~/i18n/languages';

/** Loaded when a visitor compares sizes. */
export const text = {
  width: {
    wider: {sv: '{{mm}} mm bredare än dina', en: '{{mm}} mm wider than yours'},
    narrower: {sv: '{{mm}} mm smalare än dina', en: '{{mm}} mm narrower than yours'},
    same: {sv: 'Lika breda som dina', en: 'As wide as yours'},
  },
  mark: {
    wider: {sv: '{{mm}} mm bredare över glasen', en: '{{mm}} mm wider across the lenses'},
    narrower: {sv: '{{mm}} mm smalare över glasen', en: '{{mm}} mm narrower across the lenses'},
    same: {sv: 'Lika breda över glasen', en: 'As wide across the lenses'},
  },
  label: {
    sv: 'Ditt par: hela bredden i mm, eller märkningen på skalmen',
    en: 'Your pair: its total width in mm, or the marking on its temple',
  },
  help: {
    sv: 'Mät rakt över fronten, till exempel 142. Eller läs på insidan av en skalm, till exempel 52-18-140, där en liten ruta kan stå mellan de första talen. Uppgiften sparas bara i din webbläsare.',
    en: 'Measure straight across the front, for example 142. Or read the inside of a temple, for example 52-18-140, where a small square may stand between the first numbers. It stays in your browser.',
  },
  submit: {sv: 'Jämför', en: 'Compare'},
  forget: {sv: 'Ta bort mitt par', en: 'Clear my pair'},
  forgotten: {sv: 'Ditt par är borttaget.', en: 'Your pair is cleared.'},
  invalid: {
    sv: 'Skriv en bredd mellan 80 och 200 mm, eller en märkning som 52-18-140.',
    en: 'Type a width from 80 to 200 mm, or a marking such as 52-18-140.',
  },
  unknown: {
    sv: 'Vi har inte måttet som behövs för att jämföra det här paret.',
    en: 'We do not have the measurement needed to compare this pair.',
  },
  how: {
    sv: 'Det här paret: {{theirs}} mm. Ditt par: {{own}} mm.',
    en: 'This pair: {{theirs}} mm. Your pair: {{own}} mm.',
  },
  howMark: {
    sv: 'Märkningen säger inte hur bred hela bågen är. Två glas och brygga på det här paret: {{theirs}} mm. På ditt: {{own}} mm.',
    en: 'The marking does not say how wide the whole frame is. Across both lenses and the bridge, this pair: {{theirs}} mm. Yours: {{own}} mm.',
  },
  trueSize: {sv: 'Verklig storlek', en: 'Actual size'},
  close: {sv: 'Stäng', en: 'Close'},
  calibrate: {
    sv: 'Lägg ett bankkort på rutan, åt samma håll, och dra i reglaget tills de är lika stora. En gång per skärm räcker.',
    en: 'Hold a bank card over the box, turned the same way, and move the slider until the two match. Once per screen is enough.',
  },
  scale: {sv: 'Kortets bredd på skärmen', en: 'Width of the card on the screen'},
  done: {sv: 'Storleken stämmer', en: 'They match'},
  again: {sv: 'Mät med kortet igen', en: 'Measure with the card again'},
  front: {
    sv: 'Fronten i verklig storlek, {{width}} mm bred, med en linjal i millimeter',
    en: 'The front at actual size, {{width}} mm wide, with a ruler in millimetres',
  },
  simplified: {
    sv: 'Måtten stämmer, glasens form är förenklad. Är skärmen för smal kan du rulla i sidled.',
    en: 'The measurements are correct; the shape of the lenses is simplified. If the screen is too narrow, scroll sideways.',
  },
} satisfies Record<string, LocalizedText | Record<string, LocalizedText>>;
