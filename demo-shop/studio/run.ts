import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {writeThumbhashes} from '../images/thumbhashes.ts';
import {shoot} from './blender.ts';
import {allJobs} from './jobs.ts';
import {isMissing, note, photographs} from './ledger.ts';
import {cutPagePictures} from './page-pictures.ts';
import {scenes} from './scenes.ts';
import {contactSheet} from './sheet.ts';

const {values, positionals: handles} = parseArgs({
  allowPositionals: true,
  options: {
    /** A contact sheet of all photographs. */
    sheet: {type: 'boolean'},
    /** The remaining photographs, as JSON. */
    list: {type: 'boolean'},
    /** Small and coarse, without replacing the photographs. */
    preview: {type: 'boolean'},
    /** The pictures of the storefront's own pages. */
    scenes: {type: 'boolean'},
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const data = fileURLToPath(new URL('../.data/studio', import.meta.url));
mkdirSync(data, {recursive: true});
const isWanted = (handle: string) => handles.length === 0 || handles.includes(handle);
const chosen = allJobs().filter(({handle}) => isWanted(handle));

if (values.sheet) {
  const file = path.join(data, 'sheet.jpg');
  await contactSheet(chosen, photographs, file);
  console.log(file);
} else if (values.list) {
  console.log(
    JSON.stringify(
      chosen.filter((job) => isMissing(job)),
      null,
      2,
    ),
  );
} else if (values.preview) {
  const folder = path.join(data, 'preview');
  await shoot(chosen, {width: 400, samples: 8, folder, onDone: report});
  await contactSheet(chosen, folder, path.join(data, 'preview.jpg'));
} else if (values.scenes) {
  await workThrough(
    scenes.filter(({name}) => isWanted(path.basename(name, '.jpg'))),
    root,
  );
  await cutPagePictures(photographs, root);
} else {
  await workThrough(chosen, photographs);
  await writeThumbhashes(photographs);
}

/** Repeats until nothing is missing; restarts Blender after a crash, unless it produced no picture. */
async function workThrough<S extends {name: string}>(shots: readonly S[], folder: string) {
  for (;;) {
    const missing = shots.filter((shot) => isMissing(shot, folder));
    if (missing.length === 0) return;
    console.log(`${missing.length} of ${shots.length} pictures to take`);
    let taken = 0;
    const onDone = (shot: S, seconds: number) => {
      taken += 1;
      note(shot);
      report(shot, seconds);
    };
    await shoot(missing, {width: 1200, folder, onDone});
    if (taken === 0) throw new Error(`Blender made nothing of ${missing[0]?.name ?? 'the list'}.`);
  }
}

function report({name}: {name: string}, seconds: number): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${name} ${seconds} s`);
}
