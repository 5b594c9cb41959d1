import {expect, test} from '../fixtures/admin.ts';

test.describe('§6 sign-in requests made without the page', {tag: '@once'}, () => {
  test('guesses from a hundred addresses do not lock the owner out, and each attempt is logged', async ({
    demoShop,
    storefront,
  }) => {
    const signInFrom = async (address: string, passphrase: string) => {
      const response = await fetch(`${storefront.origin}/admin.data`, {
        method: 'POST',
        headers: {'oxygen-buyer-ip': address},
        body: new URLSearchParams({intent: 'sign-in', passphrase}),
      });
      await response.text();
      return response.status;
    };
    const passphrase = demoShop.environment.ADMIN_PASSPHRASE ?? '';
    const guessers = Array.from({length: 100}, (_, number) => `198.51.100.${number}`);
    const answers = await Promise.all(guessers.map((each) => signInFrom(each, 'a wrong one')));
    expect(new Set(answers)).toEqual(new Set([401]));
    expect(await signInFrom('192.0.2.1', passphrase)).toBe(200);
    // The guesser's own address has to wait.
    expect(await signInFrom('192.0.2.2', 'a wrong one')).toBe(401);
    expect(await signInFrom('192.0.2.2', passphrase)).toBe(429);
    const attempts = (outcome: string) =>
      storefront
        .log()
        .split('\n')
        .filter((line) => line.includes('"owner sign-in"') && line.includes(`"${outcome}"`));
    await expect.poll(() => attempts('right').join()).toContain('192.0.2.1');
    for (const each of guessers) expect(attempts('wrong').join()).toContain(`"${each}"`);
    await expect.poll(() => attempts('early').join()).toContain('192.0.2.2');
    expect(storefront.log()).not.toContain(passphrase);
  });

  test('a form on another site cannot sign in', async ({demoShop, storefront}) => {
    const body = new URLSearchParams({
      intent: 'sign-in',
      passphrase: demoShop.environment.ADMIN_PASSPHRASE ?? '',
    });
    for (const Origin of ['https://evil.test', 'null']) {
      for (const path of ['/admin', '/admin.data']) {
        const response = await fetch(storefront.origin + path, {
          method: 'POST',
          headers: {Origin},
          body,
        });
        expect([400, 403]).toContain(response.status);
        expect(response.headers.getSetCookie().join()).not.toContain('session=');
      }
    }
  });

  test('an oversized form or passphrase is refused', async ({storefront}) => {
    const send = (passphrase: string) =>
      ask(`${storefront.origin}/admin.data`, {
        method: 'POST',
        body: new URLSearchParams({intent: 'sign-in', passphrase}),
      });
    const form = await send('x'.repeat(20_000));
    expect(form.status).toBe(413);
    expect(await form.text()).toContain('Det är för mycket för en inloggning.');
    const passphrase = await send('x'.repeat(201));
    expect(passphrase.status).toBe(400);
    expect(await passphrase.text()).toContain('En lösenfras har högst 200 tecken.');
  });

  test('only a form with the sign-in intent signs in', async ({demoShop, storefront}) => {
    const send = (form: Record<string, string>) =>
      fetch(`${storefront.origin}/admin`, {method: 'POST', body: new URLSearchParams(form)});
    for (const form of [{}, {intent: 'sign-in-please'}, {intent: 'toString'}] as Array<
      Record<string, string>
    >) {
      const response = await send(form);
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie().join()).not.toContain('session=');
    }
    const passphrase = demoShop.environment.ADMIN_PASSPHRASE ?? '';
    const response = await send({intent: 'sign-in', passphrase});
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(passphrase);
    const [cookie = ''] = response.headers.getSetCookie().filter((set) => /^session=/.test(set));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
  });
});

/** Retries once: a refusal may close the connection with the body unread, and a pooled one notices too late. */
async function ask(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, init).catch(() => fetch(address, init));
}
