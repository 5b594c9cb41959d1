import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {denoiserWeights} from './weights.ts';

const script = fileURLToPath(new URL('render/main.py', import.meta.url));
const workshop = fileURLToPath(new URL('../.data/studio', import.meta.url));

/** A picture to render; `render/main.py` reads its properties. */
interface Shot {
  /** A file name, relative to the output folder. */
  name: string;
}

export interface Shooting<S extends Shot> {
  /** px for shots without their own size; the height follows from 4:5. */
  width: number;
  samples?: number;
  /** The output folder. */
  folder: string;
  onDone(shot: S, seconds: number): void;
}

/** One core each: meshes and the denoiser are single-threaded, so that parallel pictures are faster. */
const blenders = Math.min(4, Math.max(1, availableParallelism()));

/** Resolves when the last Blender ends, even if pictures are missing. */
export async function shoot<S extends Shot>(
  jobs: readonly S[],
  shooting: Shooting<S>,
): Promise<void> {
  const shares = Array.from({length: blenders}, (_, share) =>
    jobs.filter((_job, index) => index % blenders === share),
  );
  await Promise.all(
    shares
      .filter((own) => own.length > 0)
      .map((own, share) => shootShare(own, shooting, `${process.pid}-${share}`)),
  );
}

async function shootShare<S extends Shot>(
  jobs: readonly S[],
  shooting: Shooting<S>,
  share: string,
): Promise<void> {
  const scratch = path.join(workshop, `scratch-${share}`);
  mkdirSync(scratch, {recursive: true});
  mkdirSync(shooting.folder, {recursive: true});
  const order = path.join(scratch, 'jobs.json');
  writeFileSync(
    order,
    JSON.stringify({
      settings: {folder: scratch, weights: denoiserWeights(workshop)},
      jobs: jobs.map((job) => ({
        size: [shooting.width, (shooting.width * 5) / 4],
        ...job,
        ...(shooting.samples && {samples: shooting.samples}),
        out: path.join(scratch, path.basename(job.name)),
      })),
    }),
  );
  const command = [
    ...lowPriority(),
    'blender',
    '-b',
    '--factory-startup',
    '-t',
    '1',
    '-P',
    script,
    '--',
    order,
  ];
  const blender = spawn('nice', command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // cspell:disable-next-line
    env: {...process.env, PYTHONDONTWRITEBYTECODE: '1'},
  });
  blender.stderr.pipe(process.stderr);
  const ended = new Promise<void>((resolve, reject) => {
    blender.on('error', reject);
    blender.on('close', () => resolve());
  });
  for await (const line of createInterface({input: blender.stdout})) {
    const done = /^DONE (\{.*\})$/.exec(line)?.[1];
    if (done) {
      const {name, all} = JSON.parse(done) as {name: string; all: number};
      const job = jobs.find((candidate) => candidate.name === name);
      const target = path.join(shooting.folder, name);
      mkdirSync(path.dirname(target), {recursive: true});
      copyFileSync(path.join(scratch, path.basename(name)), target);
      if (job) shooting.onDone(job, all);
    } else if (/Error|Traceback|^ {2}File/.test(line)) {
      console.error(line);
    }
  }
  await ended;
  rmSync(scratch, {recursive: true, force: true});
}

/** Arguments of `nice`: the machine stays usable while rendering. */
function lowPriority(): string[] {
  const idle = spawnSync('chrt', ['-i', '0', 'true']).status === 0;
  return ['-n', '19', ...(idle ? ['chrt', '-i', '0'] : [])];
}
