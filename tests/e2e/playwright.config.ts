import {defineConfig, devices} from '@playwright/test';
import {browserFlags} from '../browser-flags.ts';

// `npm test -- e2e` finds a browser and sets CHROMIUM_PATH; without it, Playwright uses its own.
const executablePath = process.env.CHROMIUM_PATH;

const DEVELOPMENT = '**/development.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A retry tells a failing test from a flaky one; both fail the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  // Of what never comes; a test that passes is as fast with any.
  timeout: 120_000,
  expect: {timeout: 30_000},
  reporter: 'list',
  use: {
    // English, to prove that Accept-Language is ignored.
    locale: 'en-GB',
    actionTimeout: 30_000,
    // The local worker compresses without flushing, which would hide streaming.
    extraHTTPHeaders: {'Accept-Encoding': 'identity'},
    launchOptions: {args: browserFlags, ...(executablePath && {executablePath})},
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: DEVELOPMENT,
      // Every frame of an animation costs processor time; the phone has them all.
      use: {viewport: {width: 1280, height: 800}, contextOptions: {reducedMotion: 'reduce'}},
    },
    {
      name: 'phone',
      // Tests that need a mouse, or no browser, run once.
      grepInvert: /@desktop|@once/,
      testIgnore: DEVELOPMENT,
      use: {
        userAgent: devices['Pixel 7'].userAgent,
        viewport: {width: 390, height: 844},
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    // A step of its own in `npm test`, beside the build, whose results it leaves alone.
    {name: 'development', testMatch: DEVELOPMENT, outputDir: '../../test-results-development'},
  ],
});
