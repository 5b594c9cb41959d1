import {existsSync} from 'node:fs';
import {chromium, type Browser} from 'playwright';
import {stopLater} from './cleanup.ts';

/** Playwright's own Chromium, or the one of the system where that has not been downloaded. */
const executablePath = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/** @param debuggingPort where Lighthouse finds this browser */
export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium here: `npx playwright install chromium`.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
    ],
    // The bench stops its parts itself, in their order.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  stopLater(() => browser.close());
  return browser;
}
