import {defineConfig} from '@playwright/test';
import tests from '../e2e/playwright.config.ts';

/** The browser and shop of the browser tests. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'validate.spec.ts',
  fullyParallel: true,
  timeout: 120_000,
  retries: 1,
  projects: [{name: 'validate'}],
  use: {...tests.use, screenshot: 'off', contextOptions: {reducedMotion: 'reduce'}},
});
