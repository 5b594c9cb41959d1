import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {thumbHashToAverageRGBA} from 'thumbhash';
import {describe, expect, test} from 'vitest';
import {paperSections} from '~/shop/exceptions';
import {photographName} from '../../demo-shop/catalogue/photographs.ts';
import {openOriginal} from '../../demo-shop/images/original.ts';
import {readThumbhashes} from '../../demo-shop/images/thumbhashes.ts';
import {allJobs, jobHash} from '../../demo-shop/studio/jobs.ts';
import {photographs} from '../../demo-shop/studio/ledger.ts';
import {paperRange} from '../../demo-shop/studio/paper-picture.ts';
import {scenes} from '../../demo-shop/studio/scenes.ts';

const jobs = allJobs();

describe('A photograph’s name', () => {
  test.each([
    [{view: 'three-quarter'}, 'mood-fjell-three-quarter.webp'],
    [{view: 'folded', look: {}}, 'mood-fjell-folded.webp'],
    [
      {view: 'three-quarter', look: {material: 'acetate-honey', lens: 'brown-gradient'}},
      'mood-fjell-three-quarter-honey.webp',
    ],
    [{view: 'front', look: {temples: 'walnut'}}, 'mood-fjell-front-walnut.webp'],
    [
      {view: 'three-quarter', look: {lens: 'blue-mirror'}},
      'mood-fjell-three-quarter-blue-mirror.webp',
    ],
    [{view: 'side', look: {engraving: 'waves'}}, 'mood-fjell-side-waves.webp'],
  ] as const)('of %j is %s', (picture, name) => {
    expect(photographName('mood-fjell', picture)).toBe(name);
  });

  test('has a second word if another picture of the product has the first', () => {
    const look = {material: 'carbon-red', lens: 'silver-mirror'} as const;
    expect(photographName('skarv', {view: 'front', look}, ['skarv-front-red.webp'])).toBe(
      'skarv-front-red-silver-mirror.webp',
    );
  });
});

describe('The studio’s queue', () => {
  test('starts with a hero of every product with pictures, then second views', () => {
    const handles = new Set(jobs.map(({handle}) => handle));
    const heroes = jobs.slice(0, handles.size);
    expect(new Set(heroes.map(({handle}) => handle))).toEqual(handles);
    expect(new Set(heroes.map(({view}) => view))).toEqual(new Set(['three-quarter']));
  });

  test('has the size of every item', () => {
    const unknown = jobs.filter(
      ({look, measures: {length, width, lens, bridge = 0}}) =>
        !(
          width > 40 &&
          Math.min(...lens) > 30 &&
          (look.shape === 'lenses' || (length > 100 && bridge > 10))
        ),
    );
    expect(unknown.map(({name}) => name)).toEqual([]);
  });

  test('retakes a photograph only when its parameters change', () => {
    const [job] = jobs;
    expect(jobHash({...job})).toBe(jobHash({...job}));
    expect(jobHash({...job, backdrop: '#000000'})).not.toBe(jobHash({...job}));
  });
});

test('The ledger has every picture, taken as the catalogue asks for it, and no other', () => {
  const file = new URL('../../demo-shop/studio/rendered.json', import.meta.url);
  const asked = [...jobs, ...scenes].map((job) => [job.name, jobHash(job)] as const);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(Object.fromEntries(asked));
});

test('The paper picture has its pairs where the cards look for them, below the whole range', () => {
  expect(paperRange.map((handle) => paperSections[handle])).toEqual([1, 2, 3, 4, 5]);
});

test('the thumbhashes beside the photographs are theirs', async () => {
  const known = await readThumbhashes(photographs);
  const names = readdirSync(photographs).filter((name) => name.endsWith('.webp'));
  expect(Object.keys(known)).toEqual(names.sort());
  for (const [name, {bytes, thumbhash}] of Object.entries(known)) {
    const file = path.join(photographs, name);
    expect(statSync(file).size, name).toBe(bytes);
    if (!name.endsWith('-case.webp')) continue;
    const own = await (await openOriginal(file)).thumbhash();
    const [found, expected] = [thumbhash, own].map(averageColour);
    // A decoder may round otherwise on another machine.
    for (const [place, value] of (found ?? []).entries())
      expect(value, name).toBeCloseTo(expected?.[place] ?? 2, 1);
  }
});

function averageColour(thumbhash: string): number[] {
  return Object.values(thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64')));
}
