// `npm test`. Plain JavaScript for Node 20 and newer, without dependencies: it runs before the installation.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {constants, tmpdir} from 'node:os';
import {join} from 'node:path';
import {installDependencies, root} from '../demo-shop/install.mjs';
import {asOxygen} from './as-oxygen.mjs';
import {execute} from './execute.mjs';

const GENERATED_TYPES = 'storefrontapi.generated.d.ts';
const reports = mkdtempSync(join(tmpdir(), 'storefront-reports-'));

/**
 * The steps of the check. A step returns its counts; an error counts as one failure.
 * Two run at a time, in this order. The browser tests of the built worker come last and alone: they keep two cores busy,
 * and whatever runs beside them makes them, or itself, miss a deadline.
 */
const steps = {
  codegen: {title: 'The generated types are current', run: checkGeneratedTypes},
  build: {title: 'Build, as Oxygen does', run: () => npm('build', asOxygen)},
  e2e: {
    title: 'Browser tests against the built worker',
    after: ['build', 'development', 'unit', 'lint'],
    run: () => runPlaywright(['desktop', 'phone']),
  },
  // Before types and lint: the development server writes the route types, which both read.
  development: {
    title: 'Browser tests against the development server',
    after: ['codegen'],
    run: () => runPlaywright(['development']),
  },
  types: {title: 'Types', after: ['codegen', 'development'], run: () => npm('typecheck')},
  // After the types, because both steps write the route types.
  lint: {title: 'Lint and format', after: ['types'], run: () => npm('lint')},
  unit: {title: 'Unit and contract tests', after: ['codegen'], run: runVitest},
  // On request only: a full run checks every file.
  changed: {title: 'What differs from the last commit', asked: true, run: checkChanges},
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

installDependencies();
const whole = Object.keys(steps).filter((name) => !steps[name].asked);
const chosen = wanted.length > 0 ? wanted : whole;
// The browser tests run against the build.
if (chosen.includes('e2e') && !chosen.includes('build')) chosen.unshift('build');

// Runs in parallel with the other steps.
const browser = chosen.some((name) => ['e2e', 'development'].includes(name))
  ? findBrowser()
  : undefined;

const total = {passed: 0, failed: 0, skipped: 0};
await runTwoAtATime(chosen);
rmSync(reports, {recursive: true, force: true});

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

async function runTwoAtATime(names) {
  const waiting = [...names];
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex((name) => !steps[name].after?.some(isUnderWay));
    if (running.size < 2 && index >= 0) {
      const [name] = waiting.splice(index, 1);
      running.set(
        name,
        runStep(name).finally(() => running.delete(name)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
  function isUnderWay(name) {
    return waiting.includes(name) || running.has(name);
  }
}

async function runStep(name) {
  const {title, run} = steps[name];
  const began = performance.now();
  const counts = await run().catch((error) => ({passed: 0, failed: 1, output: error.message}));
  const {passed, failed, skipped = 0, output = ''} = counts;
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const tests = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${title}${tests} (${seconds} s)`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}

/** Regenerates the types, and fails if they differ. */
async function checkGeneratedTypes() {
  const before = readFileSync(join(root, GENERATED_TYPES), 'utf8');
  const {passed} = await npm('codegen');
  if (!passed || readFileSync(join(root, GENERATED_TYPES), 'utf8') === before)
    return {passed: 1, failed: 0};
  throw new Error(
    `${GENERATED_TYPES} was out of date. It has been written anew: look at it and commit it.`,
  );
}

async function npm(script, environment) {
  const {code, output} = await execute('npm', ['run', '--silent', script], environment);
  if (code !== 0) throw new Error(output);
  return {passed: 1, failed: 0};
}

/** Lints and formats the changed files, and runs the unit and contract tests that depend on them. */
async function checkChanges() {
  const lists = [
    ['diff', '--name-only', '--diff-filter=d', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const found = await Promise.all(lists.map((list) => execute('git', list)));
  const files = found.flatMap(({output}) => output.split('\n')).filter((name) => name !== '');
  const scripts = files.filter((name) => /\.(?:ts|tsx|js|mjs)$/.test(name));
  for (const [command, options, targets] of [
    ['eslint', ['--no-warn-ignored', '--max-warnings', '0'], scripts],
    ['prettier', ['--check', '--ignore-unknown'], files],
  ]) {
    // Without a file, each would check every file.
    if (targets.length === 0) continue;
    const {code, output} = await execute(command, [...options, ...targets]);
    if (code !== 0) throw new Error(output);
  }
  return runVitest('--changed', '--passWithNoTests');
}

async function runVitest(...options) {
  const report = join(reports, 'vitest.json');
  const {code, output} = await execute('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ]);
  const {numPassedTests, numFailedTests, numPendingTests, testResults} = readReport(report, output);
  // A file that fails to load has no tests to count.
  const broken = testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + broken.length;
  return {
    passed: numPassedTests,
    failed: failed || Number(code !== 0),
    skipped: numPendingTests,
    output,
  };
}

async function findBrowser() {
  const {output} = await execute('node', ['tests/chromium.mjs']);
  return output.trim().split('\n').at(-1) || undefined;
}

async function runPlaywright(projects) {
  const path = await browser;
  if (!path)
    throw new Error('No Chromium was found, and none could be installed. Set CHROMIUM_PATH.');
  const report = join(reports, `${projects[0]}.json`);
  const {code, output} = await execute(
    'playwright',
    [
      ...['test', '--config=tests/e2e', '--reporter=dot,json'],
      ...projects.map((name) => `--project=${name}`),
    ],
    {CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_FORCE_TTY: '0'},
    constants.priority.PRIORITY_NORMAL,
  );
  const {expected, unexpected, flaky, skipped} = readReport(report, output).stats;
  return {passed: expected, failed: unexpected + flaky || Number(code !== 0), skipped, output};
}

function readReport(file, output) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(output);
  }
}
