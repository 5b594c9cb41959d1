/**
 * Words that people use for the same thing, in either language, lower case: what has one of them is found by all. A
 * space joins words that stand together.
 */
export const sameWords: ReadonlyArray<readonly string[]> = [
  ['sunglasses', 'solglasögon', 'glasögon', 'solbrillor', 'brillor', 'shades', 'eyewear'],
  ['frame', 'frames', 'båge', 'bågar'],
  ['wood', 'wooden', 'trä', 'träbågar'],
  ['carbon fibre', 'carbon fiber', 'carbon', 'kolfiber', 'kol'],
  ['titanium', 'titan'],
  ['recycled paper', 'paper', 'återvunnet papper', 'papper', 'återvunnen', 'eco', 'miljö'],
  ['polycarbonate', 'polykarbonat', 'plastic', 'plast'],
  ['acetate', 'acetat'],
  ['kids', 'children', 'child', 'barn', 'junior'],
  ['lenses', 'lens', 'extraglas', 'glas', 'lins', 'linser'],
  ['engraved', 'engraving', 'graverad', 'gravyr', 'graverat'],
  ['colour', 'color', 'färg', 'färgad', 'färgglad'],
  ['polarised', 'polarized', 'polariserad', 'polariserade', 'polariserat', 'polariserande'],
  ['uv400', 'uv 400', 'uv protection', 'uv-skydd', 'uv skydd'],
  ['gradient', 'tonad', 'tonade'],
  ['mirror', 'mirrored', 'spegel', 'speglad', 'spegelglas'],
  ['photochromic', 'fotokromatisk', 'självtonande'],
  ['round', 'rund', 'runda'],
  ['square', 'fyrkantig', 'fyrkantiga', 'kantig'],
  ['rectangle', 'rectangular', 'rektangulär', 'rektangulära'],
  ['oval', 'ovala'],
  ['aviator', 'pilot', 'pilotbåge'],
  ['cat-eye', 'cat eye', 'kattöga', 'kattögon'],
  ['narrow', 'narrow face', 'small faces', 'smal', 'smala', 'smalt ansikte', 'små', 'litet'],
  ['medium', 'medium face', 'medium faces', 'mellan', 'mellanstor', 'mellanstort ansikte'],
  ['wide', 'wide face', 'large faces', 'big', 'bred', 'breda', 'brett ansikte', 'stor', 'stort'],
  ['sport', 'sports', 'sporty', 'träning'],
  ['limited', 'limiterad', 'begränsad', 'numbered', 'numrerad'],
  ['walnut', 'valnöt'],
  ['black', 'svart', 'svarta'],
  ['red', 'röd', 'röda'],
  ['blue', 'blå', 'blåa'],
  ['green', 'grön', 'gröna'],
  ['brown', 'brun', 'bruna'],
  ['grey', 'gray', 'grå', 'gråa'],
  ['pink', 'rosa'],
  ['yellow', 'gul', 'gula'],
  ['orange', 'orangea'],
  ['white', 'vit', 'vita'],
];

/** What else people type when they look for one of the pages of `navigation.ts`, by its address. */
export const pageWords: Readonly<Record<string, string>> = {
  '/why-carbon-fiber': 'material vikt weight styrka strength',
  '/story': 'historia history bakgrund background',
  '/about': 'företaget company vilka who',
  '/contact': 'kontakta kundtjänst hjälp mejl e-post telefon support help email phone',
  '/faq':
    'frågor questions answers leverans frakt shipping delivery betala betalning kort payment pay card storlek size skötsel care',
  '/returns': 'retur returnera öppet köp byta byte ångra refund return exchange garanti warranty',
  '/privacy': 'personuppgifter kakor cookies gdpr data',
  '/terms':
    'villkor leverans frakt betala betalning kort conditions shipping delivery payment pay card',
  '/accessibility': 'tillgänglig accessible wcag',
};
