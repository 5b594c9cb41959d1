/** Shapes of frames, with the tags, in lower case, by which a shop names them; a hyphen counts as a space. */
export const frameShapes = {
  'round': ['round', 'rund', 'runda'],
  'panto': ['panto', 'pantos'],
  'square': ['square', 'fyrkantig', 'fyrkantiga', 'kvadratisk', 'kvadratiska'],
  'rectangle': ['rectangle', 'rectangular', 'rektangulär', 'rektangulära'],
  'aviator': ['aviator', 'pilot', 'pilotbåge'],
  'cat-eye': ['cat eye', 'kattöga', 'kattögon'],
  'oval': ['oval', 'ovala'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
