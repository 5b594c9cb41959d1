/**
 * Attacks the built worker over the demo shop, on this machine alone: random requests, faults during use, load.
 * `npm run campaign -- --help` lists the options. It exits with code 1 if an assertion fails.
 */
import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {stopAll} from '../bench/cleanup.ts';
import './resolve-app.ts';
import {hangUp} from './ask.ts';
import {fuzz} from './fuzz.ts';
import {load} from './load.ts';
import {formatPart, type Part} from './report.ts';
import {startTarget} from './worker.ts';

/** Of the whole campaign. */
const TIMEOUT_MS = 15 * 60_000;

const HELP = `npm run campaign -- [parts] [options]
  fuzz faults load    the parts to run, all of them by default
  --seed <number>     draws the same random requests again
  --inputs <number>   random requests, 31 000 by default
  --requests <number> of the load, 30 000 by default
  --only <text>       faults whose name holds it
  --no-build          attacks what stands in dist/`;

const {values: options, positionals} = parseArgs({
  options: {
    seed: {type: 'string', default: String(Date.now() % 2 ** 31)},
    inputs: {type: 'string', default: '31000'},
    requests: {type: 'string', default: '30000'},
    only: {type: 'string'},
    build: {type: 'boolean', default: true},
    help: {type: 'boolean'},
  },
  allowPositionals: true,
  allowNegative: true,
});
const seed = Number(options.seed);
const inputs = Number(options.inputs);
const requests = Number(options.requests);

const parts: Record<string, () => Promise<Part>> = {
  fuzz: async () => fuzz(await startTarget(), {inputs, seed}),
  // Imported late, after resolve-app makes the app's modules importable.
  faults: async () => (await import('./faults.ts')).faults(options.only),
  load: () => load(requests),
};

const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
if (
  options.help ||
  ![seed, inputs, requests].every(Number.isInteger) ||
  chosen.some((name) => !(name in parts))
) {
  process.stdout.write(`${HELP}\n`);
  process.exit(options.help ? 0 : 2);
}

setTimeout(() => {
  console.error(`The campaign is stopped after ${TIMEOUT_MS / 60_000} minutes.`);
  void stopAll().then(() => process.exit(1));
}, TIMEOUT_MS).unref();

if (options.build) {
  console.error('Building as Oxygen does …');
  execFileSync(process.execPath, ['tests/run.mjs', 'build'], {stdio: 'inherit'});
}
let failures = 0;
for (const name of chosen) {
  const began = performance.now();
  try {
    const part = await parts[name]?.();
    if (!part) continue;
    failures += part.failures.length;
    process.stdout.write(
      `${formatPart(part)}\n${((performance.now() - began) / 1000).toFixed(0)} s\n`,
    );
  } catch (error) {
    failures += 1;
    console.error(`${name} broke off:`, error);
  } finally {
    await stopAll();
  }
}
hangUp();
process.exitCode = failures > 0 ? 1 : 0;
