// `npm run validate`: checks every page and state of the built shop with four independent validators.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from '../../demo-shop/install.mjs';
import {prepareVisits, visit} from '../visit-pages.mjs';

const words = prepareVisits(`npm run validate -- [--no-build] [words]
  Checks with W3C Nu (needs Java 17), html-validate, IBM Equal Access and axe, in both languages.
  Words narrow down the states: product, cart. --no-build takes the build in dist/.`);

const results = path.join(root, 'demo-shop/.data/validate');
rmSync(results, {recursive: true, force: true});
mkdirSync(results, {recursive: true});
visit('validate', {VALIDATE: words, VALIDATE_RESULTS: results});

const findings = readdirSync(results)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(path.join(results, name), 'utf8')));
report([...findings, ...nu()]);

/** Checks all documents in one run of Java. */
function nu() {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const answer = execFileSync(
    'java',
    [
      ...['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout'],
      ...readdirSync(results)
        .filter((name) => name.endsWith('.html'))
        .map((name) => path.join(results, name)),
    ],
    {maxBuffer: 256 * 1024 * 1024, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
  );
  return JSON.parse(answer)
    .messages.filter(({type, subType}) => type !== 'info' || subType === 'warning')
    .map(({url, message, extract = ''}) => ({
      validator: 'W3C Nu',
      state: path.basename(url, '.html'),
      message,
      where: extract.replace(/\s+/g, ' '),
    }));
}

function report(all) {
  const validators = ['W3C Nu', 'html-validate', 'IBM Equal Access', 'axe'];
  for (const validator of validators) {
    const own = all.filter((finding) => finding.validator === validator);
    const messages = new Map();
    for (const {message, state} of own) {
      messages.set(message, [...(messages.get(message) ?? []), state]);
    }
    console.log(`\n${validator}: ${own.length} findings of ${messages.size} kinds`);
    for (const [message, states] of messages) {
      console.log(
        `  ${message}\n    ${states.length} × ${[...new Set(states)].slice(0, 4).join(', ')}`,
      );
    }
  }
  const pages = readdirSync(results).filter((name) => name.endsWith('.html')).length;
  console.log(`\n${pages} documents, ${all.length} findings`);
  process.exit(all.length > 0 ? 1 : 0);
}
