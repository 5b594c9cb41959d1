import {existsSync} from 'node:fs';
import {chromium, type Browser} from 'playwright';
import {browserFlags} from '../browser-flags.ts';
import {stopLater} from './cleanup.ts';

/** The Chromium in CHROMIUM_PATH, Playwright's own, or the system's. */
const executablePath = [
  process.env.CHROMIUM_PATH ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/**
 * @param debuggingPort port for Lighthouse to connect to
 * @param flags in addition to those of every test browser
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
    // Playwright disables it, and Lighthouse would blame the page.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // The bench stops its processes itself, in order.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  stopLater(() => browser.close());
  return browser;
}
