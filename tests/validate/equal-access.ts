import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {Fault} from '../e2e/fixtures/html.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

interface Answer {
  results: Array<{
    ruleId: string;
    value: [policy: string, confidence: string];
    path: {dom: string};
    message: string;
  }>;
}

interface Engine {
  Checker: new () => {check: (part: Document, rulesets: string[]) => Promise<Answer>};
}

/** IBM Equal Access's definite violations of WCAG 2.2. */
export async function equalAccessFaults(page: Page): Promise<Fault[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const {ace} = globalThis as unknown as {ace: Engine};
    const {results} = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({value: [policy, confidence]}) => policy === 'VIOLATION' && confidence === 'FAIL')
      .map(({ruleId, message, path}) => ({
        message: `${ruleId}: ${message}`,
        where: path.dom.split('/').slice(-4).join('/'),
      }));
  });
}
