import {defineConfig} from '@playwright/test';
import {browserFlags} from '../browser-flags.ts';
import tests from '../e2e/playwright.config.ts';

/** The browser and shop of the browser tests, for screenshots. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'screens.spec.ts',
  fullyParallel: true,
  retries: 1,
  projects: [{name: 'screens'}],
  use: {
    ...tests.use,
    screenshot: 'off',
    contextOptions: {reducedMotion: 'reduce'},
    // Letters stand as on phones and high densities, where no hinting moves them to whole pixels.
    launchOptions: {
      ...tests.use?.launchOptions,
      args: [...browserFlags, '--font-render-hinting=none'],
    },
  },
});
