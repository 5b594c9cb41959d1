/**
 * Option names and values in Swedish (specification §3: "translated through fixed dictionaries"). Small and without
 * imports, as the option buttons, and so the browser, use it.
 */

const names: ReadonlyMap<string, string> = new Map([
  ['color', 'Färg'],
  ['colour', 'Färg'],
  ['frame', 'Båge'],
  ['frame color', 'Bågfärg'],
  ['frame colour', 'Bågfärg'],
  ['lens', 'Glas'],
  ['lenses', 'Glas'],
  ['lens color', 'Glasfärg'],
  ['lens colour', 'Glasfärg'],
  ['lens type', 'Typ av glas'],
  ['material', 'Material'],
  ['wood', 'Träslag'],
  ['size', 'Storlek'],
  ['fit', 'Passform'],
  ['engraving', 'Gravyr'],
  ['pack', 'Förpackning'],
  ['quantity', 'Antal'],
  ['model', 'Modell'],
  ['style', 'Stil'],
  ['age', 'Ålder'],
  ['temples', 'Skalmar'],
  ['title', 'Titel'],
]);

const values: ReadonlyMap<string, string> = new Map([
  ['default title', 'Standard'],
  // Colours
  ['black', 'Svart'],
  ['matte black', 'Mattsvart'],
  ['white', 'Vit'],
  ['grey', 'Grå'],
  ['gray', 'Grå'],
  ['graphite', 'Grafit'],
  ['silver', 'Silver'],
  ['gold', 'Guld'],
  ['rose gold', 'Roséguld'],
  ['bronze', 'Brons'],
  ['copper', 'Koppar'],
  ['brown', 'Brun'],
  ['beige', 'Beige'],
  ['natural', 'Natur'],
  ['red', 'Röd'],
  ['orange', 'Orange'],
  ['yellow', 'Gul'],
  ['green', 'Grön'],
  ['teal', 'Blågrön'],
  ['turquoise', 'Turkos'],
  ['petrol', 'Petrol'],
  ['blue', 'Blå'],
  ['dark blue', 'Mörkblå'],
  ['light blue', 'Ljusblå'],
  ['purple', 'Lila'],
  ['pink', 'Rosa'],
  ['rose', 'Rosé'],
  ['honey', 'Honung'],
  ['tortoise', 'Sköldpaddsfärgad'],
  ['transparent', 'Genomskinlig'],
  // Materials
  ['carbon', 'Kolfiber'],
  ['carbon fiber', 'Kolfiber'],
  ['carbon fibre', 'Kolfiber'],
  ['wood', 'Trä'],
  ['walnut', 'Valnöt'],
  ['ebony', 'Ebenholts'],
  ['maple', 'Lönn'],
  ['zebrano', 'Zebrano'],
  ['bamboo', 'Bambu'],
  ['titanium', 'Titan'],
  ['acetate', 'Acetat'],
  ['polycarbonate', 'Polykarbonat'],
  ['paper', 'Papper'],
  ['recycled paper', 'Återvunnet papper'],
  // Lenses
  ['smoke', 'Rökgrå'],
  ['smoke gradient', 'Rökgrå, tonad'],
  ['brown gradient', 'Brun, tonad'],
  ['rose gradient', 'Rosé, tonad'],
  ['gradient', 'Tonad'],
  ['solid', 'Enfärgad'],
  ['amber', 'Bärnsten'],
  ['mirror', 'Spegel'],
  ['blue mirror', 'Blå spegel'],
  ['gold mirror', 'Guldspegel'],
  ['silver mirror', 'Silverspegel'],
  ['green mirror', 'Grön spegel'],
  ['red mirror', 'Röd spegel'],
  ['photochromic', 'Fotokromatisk'],
  ['polarised', 'Polariserad'],
  ['polarized', 'Polariserad'],
  ['clear', 'Klar'],
  // Sizes
  ['narrow', 'Smal'],
  ['regular', 'Normal'],
  ['wide', 'Bred'],
  ['small', 'Liten'],
  ['medium', 'Mellan'],
  ['large', 'Stor'],
  ['one size', 'En storlek'],
  ['kids', 'Barn'],
  ['adult', 'Vuxen'],
  ['ages 3–6', '3–6 år'],
  ['ages 7–10', '7–10 år'],
  // Packs
  ['one pair', 'Ett par'],
  ['two pairs', 'Två par'],
  ['three pairs', 'Tre par'],
  // Engravings
  ['none', 'Ingen'],
  ['waves', 'Vågor'],
  ['spruces', 'Granar'],
  ['coordinates', 'Koordinater'],
  ['compass', 'Kompass'],
]);

/** An option's name in Swedish; a name that the dictionary lacks comes back as it is. */
export function swedishOptionName(name: string): string {
  return names.get(keyOf(name)) ?? name;
}

/** An option's value in Swedish; a value that the dictionary lacks comes back as it is. */
export function swedishOptionValue(value: string): string {
  return values.get(keyOf(value)) ?? value;
}

function keyOf(text: string): string {
  return text.trim().toLowerCase();
}
