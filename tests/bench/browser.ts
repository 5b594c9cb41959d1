import {existsSync} from 'node:fs';
import {chromium, type Browser} from 'playwright';
import {browserFlags} from '../browser-flags.ts';
import {stopLater} from './cleanup.ts';

/** The Chromium that CHROMIUM_PATH names, Playwright's own, or the system's. */
const executablePath = [
  process.env.CHROMIUM_PATH ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/**
 * @param debuggingPort where Lighthouse finds this browser
 * @param flags beside those of every browser here
 */
export async function launchBrowser(
  debuggingPort?: number,
  flags: readonly string[] = [],
): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium here: name one in CHROMIUM_PATH.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...browserFlags,
      ...flags,
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
    ],
    // Playwright turns it off, and Lighthouse would report that as the page's fault.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // The bench stops its parts itself, in their order.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  stopLater(() => browser.close());
  return browser;
}
