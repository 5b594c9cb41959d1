import type {FrameMaterial} from '../../catalogue/types.ts';
import {acetate} from './acetate.ts';
import {carbon} from './carbon.ts';
import type {Material} from './material.ts';
import {paper} from './paper.ts';
import {plastic} from './plastic.ts';
import {titanium, type Metal} from './titanium.ts';
import {wood} from './wood.ts';

const black = {dark: '#16181b', light: '#454a50'};
const deepBlack = {dark: '#0e1012', light: '#292c31'};

const metals = {
  'titanium': titanium('#4d5053', '#85888a', '#b9bab8', '#dedcd7', '#ffffff'),
  'titanium-black': titanium('#0e0f11', '#212326', '#3a3d41', '#666a6f', '#b9bdc2'),
  'titanium-gold': titanium('#6d5230', '#a07e4c', '#cfae76', '#ecd7a8', '#fffaea'),
} satisfies Partial<Record<FrameMaterial, Metal>>;

const solids: Record<Exclude<FrameMaterial, keyof typeof metals>, Material> = {
  'carbon': carbon(black, deepBlack),
  'carbon-red': carbon({dark: '#4d0d12', light: '#a3262b'}, deepBlack),
  'carbon-blue': carbon({dark: '#0d2440', light: '#2c66a0'}, deepBlack),
  'walnut': wood({
    base: '#6b4a33',
    grain: ['#4a3122', '#80593d', '#3a261a', '#5a3c29'],
    pore: '#25170e',
    spacing: 1.5,
    strength: 0.75,
    shade: '#1c0f07',
  }),
  'ebony': wood({
    base: '#2e2622',
    grain: ['#1a1513', '#3d322b', '#15110f', '#4a3c31'],
    pore: '#0c0908',
    spacing: 1.7,
    strength: 0.7,
    shade: '#080504',
  }),
  'maple': wood({
    base: '#d9b98c',
    grain: ['#c9a273', '#e6cca4', '#bd935f', '#e0c296'],
    pore: '#8f6a3e',
    spacing: 1.9,
    strength: 0.6,
    shade: '#5b3a17',
  }),
  'zebrano': wood({
    base: '#c29a68',
    grain: ['#4a3020', '#d6b384', '#3b2517', '#cda675'],
    pore: '#3b2415',
    spacing: 1.75,
    strength: 1,
    shade: '#2d1708',
  }),
  'paper': paper(
    '#d8d1c1',
    [
      '#efe9dc',
      '#b9b09d',
      '#6f7f8e',
      '#d89b3c',
      '#c25a3f',
      '#e8c9b8',
      '#3f5f73',
      '#8aa596',
      '#f6f2e8',
      '#57524b',
    ],
    '#4b4334',
  ),
  'paper-blue': paper(
    '#5f7d92',
    ['#7e9bb0', '#3f5c73', '#a9c0cc', '#dfe6e6', '#2f4557', '#88a8b4', '#c99a5b', '#4d6c84'],
    '#142330',
  ),
  'paper-black': paper(
    '#33332f',
    ['#45453f', '#1f1f1d', '#6a6860', '#8f8b80', '#252523', '#b9b4a6', '#3b3b37', '#7d4a3b'],
    '#070707',
  ),
  'acetate-petrol': acetate({
    top: '#1d5f63',
    bottom: '#4fa39c',
    clouds: ['#0f4850', '#7cc4b8', '#22707a', '#a9dccf'],
    cover: 0.8,
    opacity: 0.93,
    shade: '#04262b',
  }),
  'acetate-honey': acetate({
    top: '#b46a1f',
    bottom: '#e3a653',
    clouds: ['#8f4b12', '#f0c67c', '#c77d2b', '#a45b18'],
    cover: 0.8,
    opacity: 0.92,
    shade: '#4a2204',
  }),
  'acetate-rose': acetate({
    top: '#bd6f72',
    bottom: '#e6b0a6',
    clouds: ['#a85a62', '#f2cfc4', '#d08d8a', '#f6ded4'],
    cover: 0.7,
    opacity: 0.9,
    shade: '#54202a',
  }),
  'acetate-tortoise': acetate({
    top: '#7a3f14',
    bottom: '#b26a26',
    clouds: ['#2a1208', '#3a1a0b', '#d08f3e', '#1f0d06'],
    cover: 1.35,
    opacity: 0.96,
    shade: '#180803',
  }),
  'plastic-orange': plastic('#e4683a', '#c24a22'),
  'plastic-teal': plastic('#2f9a9c', '#1b7377'),
  'plastic-yellow': plastic('#efbd3f', '#d0942a'),
  'plastic-blue': plastic('#3f72b8', '#264f90'),
  'plastic-pink': plastic('#e58fa0', '#c9677c'),
  'plastic-green': plastic('#6a9f5b', '#487b40'),
};

/** The metal of a wire frame, or undefined for materials that are cut from a plate. */
export function metalOf(material: FrameMaterial): Metal | undefined {
  return isMetal(material) ? metals[material] : undefined;
}

export function materialOf(material: FrameMaterial): Material {
  return isMetal(material) ? metals[material] : solids[material];
}

function isMetal(material: FrameMaterial): material is keyof typeof metals {
  return material in metals;
}

export type Family = 'carbon' | 'wood' | 'titanium' | 'paper' | 'acetate' | 'plastic';

export function familyOf(material: FrameMaterial): Family {
  const family = material.split('-')[0];
  switch (family) {
    case 'carbon':
    case 'titanium':
    case 'paper':
    case 'acetate':
    case 'plastic':
      return family;
    default:
      return 'wood';
  }
}
