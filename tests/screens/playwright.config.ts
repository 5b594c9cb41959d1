import {defineConfig} from '@playwright/test';
import tests from '../e2e/playwright.config.ts';

/** The browser and shop of the browser tests, for screenshots. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'screens.spec.ts',
  fullyParallel: true,
  retries: 1,
  projects: [{name: 'screens'}],
  use: {...tests.use, screenshot: 'off', contextOptions: {reducedMotion: 'reduce'}},
});
