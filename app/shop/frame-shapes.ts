import type {Kind} from './filters';

/** Shapes of frames; their words are a shop's tags, in which a hyphen counts as a space. */
export const frameShapes = [
  {value: 'round', name: {sv: 'Runda', en: 'Round'}, words: ['round', 'rund', 'runda']},
  {value: 'panto', name: {sv: 'Panto', en: 'Panto'}, words: ['panto', 'pantos']},
  {
    value: 'square',
    name: {sv: 'Kantiga', en: 'Square'},
    words: ['square', 'kantig', 'kantiga', 'fyrkantig', 'fyrkantiga', 'kvadratisk', 'kvadratiska'],
  },
  {
    value: 'rectangle',
    name: {sv: 'Rektangulära', en: 'Rectangular'},
    words: ['rectangle', 'rectangular', 'rektangulär', 'rektangulära'],
  },
  {
    value: 'aviator',
    name: {sv: 'Pilot', en: 'Aviator'},
    words: ['aviator', 'pilot', 'pilotbåge'],
  },
  {
    value: 'cat-eye',
    name: {sv: 'Cat-eye', en: 'Cat-eye'},
    words: ['cat eye', 'kattöga', 'kattögon'],
  },
  {value: 'oval', name: {sv: 'Ovala', en: 'Oval'}, words: ['oval', 'ovala']},
] as const satisfies readonly Kind[];
