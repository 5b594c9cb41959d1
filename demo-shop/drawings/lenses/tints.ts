import type {LensTint} from '../../catalogue/types.ts';
import type {Stops} from '../sketch.ts';

export interface Tint {
  /** From the upper to the lower edge; the opacity is how much the lens holds back. */
  body: Stops;
  /** A coating that mirrors, laid over the body from the upper left to the lower right. */
  mirror?: Stops;
  /** How bright the lamp shows in it, 0–1. */
  reflection: number;
  edge: string;
}

export const tints: Record<LensTint, Tint> = {
  'smoke': {
    body: [
      [0, '#26282b', 0.95],
      [1, '#3d4043', 0.9],
    ],
    reflection: 0.62,
    edge: '#0d0e0f',
  },
  'smoke-gradient': {
    body: [
      [0, '#25272a', 0.96],
      [0.35, '#46494c', 0.86],
      [1, '#a8a7a3', 0.5],
    ],
    reflection: 0.62,
    edge: '#101112',
  },
  'brown': {
    body: [
      [0, '#3a2617', 0.95],
      [1, '#5f412a', 0.88],
    ],
    reflection: 0.58,
    edge: '#1a0e06',
  },
  'brown-gradient': {
    body: [
      [0, '#35241a', 0.96],
      [0.4, '#6b4d34', 0.85],
      [1, '#c7a67a', 0.58],
    ],
    reflection: 0.6,
    edge: '#1f1209',
  },
  'green': {
    body: [
      [0, '#1f3329', 0.95],
      [1, '#3c5747', 0.88],
    ],
    reflection: 0.6,
    edge: '#0b1711',
  },
  'amber': {
    body: [
      [0, '#9a5512', 0.86],
      [1, '#d28a2c', 0.7],
    ],
    reflection: 0.55,
    edge: '#4e2805',
  },
  'rose-gradient': {
    body: [
      [0, '#6d3b43', 0.92],
      [0.45, '#a76c6e', 0.74],
      [1, '#e6bfb4', 0.42],
    ],
    reflection: 0.6,
    edge: '#42191f',
  },
  'petrol': {
    body: [
      [0, '#123c43', 0.94],
      [1, '#2f6e73', 0.82],
    ],
    reflection: 0.6,
    edge: '#04191d',
  },
  'blue-mirror': {
    body: [
      [0, '#0b2450', 1],
      [1, '#0f3f78', 1],
    ],
    mirror: [
      [0, '#27b7b4', 0.95],
      [0.22, '#1787b4', 0.9],
      [0.55, '#123f98', 0.85],
      [0.85, '#1867a8', 0.75],
      [1, '#2bb3a4', 0.8],
    ],
    reflection: 0.75,
    edge: '#061430',
  },
  'gold-mirror': {
    body: [
      [0, '#5d3208', 1],
      [1, '#7d4a10', 1],
    ],
    mirror: [
      [0, '#f2c14e', 0.95],
      [0.25, '#cf8a1d', 0.9],
      [0.6, '#9c5b12', 0.8],
      [0.86, '#c4621f', 0.85],
      [1, '#d84b3c', 0.85],
    ],
    reflection: 0.75,
    edge: '#321803',
  },
  'silver-mirror': {
    body: [
      [0, '#4a5157', 1],
      [1, '#6a7278', 1],
    ],
    mirror: [
      [0, '#e9edef', 0.92],
      [0.28, '#a9b2b8', 0.85],
      [0.58, '#5f6a72', 0.8],
      [0.85, '#9ba6ac', 0.8],
      [1, '#d5dadb', 0.85],
    ],
    reflection: 0.8,
    edge: '#20262a',
  },
  'photochromic': {
    body: [
      [0, '#4f5a58', 0.8],
      [0.5, '#788380', 0.6],
      [1, '#a9b2ad', 0.42],
    ],
    reflection: 0.6,
    edge: '#1d2423',
  },
  'clear': {
    body: [
      [0, '#dfe6e6', 0.3],
      [1, '#eef2f1', 0.16],
    ],
    reflection: 0.5,
    edge: '#7d8a8b',
  },
};
