import {defineConfig, devices} from '@playwright/test';
import {browserFlags} from '../browser-flags.ts';

// `npm test -- e2e` finds a browser and sets CHROMIUM_PATH; without it, Playwright takes its own.
const executablePath = process.env.CHROMIUM_PATH;

const DEVELOPMENT = '**/development.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a test that fails from one that does so at times: both fail.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  timeout: 90_000,
  expect: {timeout: 15_000},
  reporter: 'list',
  use: {
    // English, to show that Accept-Language does not decide.
    locale: 'en-GB',
    actionTimeout: 15_000,
    // The local worker compresses without ever flushing, which would hide that pages and data are streamed.
    extraHTTPHeaders: {'Accept-Encoding': 'identity'},
    launchOptions: {args: browserFlags, ...(executablePath && {executablePath})},
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: DEVELOPMENT,
      use: {viewport: {width: 1280, height: 800}},
    },
    {
      name: 'phone',
      // What needs a mouse or no browser at all is shown once.
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
    // Last: the development server writes the route types that the compiler and ESLint read meanwhile.
    {name: 'development', testMatch: DEVELOPMENT},
  ],
});
