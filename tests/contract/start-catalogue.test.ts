import {execFile, fork} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, describe, expect, test} from 'vitest';

const main = fileURLToPath(new URL('../../demo-shop/main.ts', import.meta.url));
const start = fileURLToPath(new URL('../../demo-shop/start.mjs', import.meta.url));
const run = promisify(execFile);

const LIST =
  'There is no catalogue "nope". Choose from vasterljus, stranger, euro, empty, one, large.';

describe('§6 the --catalogue option', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'demo-shop-'));
  afterAll(() => rmSync(data, {recursive: true, force: true}));

  test('each catalogue keeps its own data', async () => {
    for (const [catalogue, directory] of [
      ['one', 'one'],
      ['empty', 'empty'],
    ]) {
      const program = fork(main, ['--port', '0', '--data', data, '--catalogue', catalogue ?? ''], {
        stdio: 'ignore',
      });
      await once(program, 'message');
      program.disconnect();
      await once(program, 'exit');
      expect(existsSync(path.join(data, directory ?? '', 'shop.sqlite'))).toBe(true);
    }
    expect(existsSync(path.join(data, 'shop.sqlite'))).toBe(false);
  });

  test('an unknown name lists the known ones', async () => {
    await expect(run(process.execPath, [main, '--catalogue', 'nope'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(LIST) as string,
    });
  });

  test(
    '`npm start -- --catalogue …` reaches the demo shop through Shopify’s CLI',
    {timeout: 120_000},
    async () => {
      const env = {...process.env, PUBLIC_STORE_DOMAIN: ''};
      await expect(
        run(process.execPath, [start, '--catalogue', 'nope'], {env}),
      ).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(LIST) as string,
      });
    },
  );
});
