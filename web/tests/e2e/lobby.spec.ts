import { beGuest, choose, gameCard, openTable, seeded, snapshot, tableOf } from './play';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await choose(page);
});

test('a stranger plays against bots after two clicks', async ({ page }) => {
  await page.goto('/');
  await gameCard(page, 'Wind River').getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Guest, .*you/ })).toBeVisible();
});

test('a table has the options that its host has chosen', async ({ page }) => {
  const optionsOf = async () => {
    const answer = await page.request.get(`/api/tables/${tableOf(page)}`);
    return ((await answer.json()) as { terms: Record<string, unknown> }).terms;
  };
  await page.goto('/tables/new?game=bison');
  await page.getByLabel('Building').selectOption({ label: 'extension 2: also make smaller' });
  await page.getByLabel('Size of the land').selectOption({ label: 'up to 5 tiles from the totem' });
  await page.getByLabel('Clock').selectOption({ label: '15 min each, + 10 s a turn' });
  await page.getByRole('button', { name: 'Make a table' }).click();
  await expect(page.getByRole('heading', { name: 'Who plays' })).toBeVisible();
  await expect(page.getByText('extension 2: also make smaller, up to 5 tiles from the totem')).toBeVisible();
  expect(await optionsOf()).toMatchObject({
    game: 'bison',
    options: { variant: 'extension-2', reach: 5 },
    clock: { clock: 'fischer', seconds: 900, increment: 10 },
    public: false,
  });
  await page.goto('/tables/new?game=manitou');
  await page.getByLabel('Parties').selectOption({ label: 'dealt at random' });
  await page.getByText('Anyone can find it').click();
  await page.getByRole('button', { name: 'Make a table' }).click();
  await expect(page.getByRole('heading', { name: 'Who plays' })).toBeVisible();
  expect(await optionsOf()).toMatchObject({ game: 'manitou', options: { muster: 'random' }, public: true });
});

test('an open table is found and joined; a link to watch gives no seat', async ({
  browser,
  page,
  server,
}) => {
  await beGuest(page, 'Anna');
  await page.goto('/tables/new');
  await page.getByText('Anyone can find it').click();
  await page.getByRole('button', { name: 'Make a table' }).click();
  await expect(page.getByRole('heading', { name: 'Who plays' })).toBeVisible();

  const other = await browser.newContext({ baseURL: server });
  const ben = await other.newPage();
  await choose(ben);
  await beGuest(ben, 'Ben');
  await ben.goto('/tables');
  await ben
    .getByRole('row', { name: /Wind River.*Anna/ })
    .first()
    .getByRole('link', { name: 'Sit down' })
    .click();
  await ben.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(page.getByText('Ben')).toBeVisible();
  await ben.goto('/');
  await expect(ben.getByRole('region', { name: 'My tables' }).getByText('gathering')).toBeVisible();

  await page.goto('/tables/new');
  await page.getByRole('button', { name: 'Make a table' }).click();
  await page.getByText('To watch', { exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Link to this table' });
  await expect(link).toHaveValue(/#\w+$/);
  await expect(page.getByText('can watch, but not sit down')).toBeVisible();
  await ben.goto(await link.inputValue());
  await ben.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(ben.getByText('Not this move')).toBeVisible();
  await other.close();
});

test('friends are invited to watch a private game that has begun', async ({ browser, page, server }) => {
  await beGuest(page, 'Anna');
  await openTable(page, seeded(4));
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Invite to watch' }).click();
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link to this table' });
  await expect(link).toHaveValue(/#\w+$/);

  const other = await browser.newContext({ baseURL: server });
  const ben = await other.newPage();
  await choose(ben);
  await beGuest(ben, 'Ben');
  const id = tableOf(page);
  expect((await ben.request.get(`/api/tables/${id}`)).ok()).toBe(false);
  await ben.goto(await link.inputValue());
  await ben.getByRole('grid').waitFor();
  expect((await snapshot(ben)).viewer).toBeNull();
  await other.close();
});

test('a guest becomes an account, keeps the tables, and comes back by the recovery code', async ({
  browser,
  page,
  server,
}) => {
  const name = `Anna ${Date.now() % 1_000_000}`;
  await beGuest(page, 'Anna');
  await page.goto('/');
  await gameCard(page, 'Wind River').getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/account');
  await page.getByText('New account', { exact: true }).click();
  const form = page.locator('form').filter({ has: page.getByLabel('New password, at least 8 characters') });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('New password, at least 8 characters').fill('a long password');
  await form.getByRole('button', { name: 'New account' }).click();
  const shown = page.getByRole('status').filter({ hasText: 'Your recovery code' });
  await expect(shown).toBeVisible();
  const code = (await shown.locator('.code').textContent()) ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(shown).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);
  await expect(page.getByText(code)).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'My tables' }).getByText('Wind River')).toBeVisible();

  // Elsewhere: a wrong password is told in words, the code gives a new one.
  const other = await browser.newContext({ baseURL: server });
  const phone = await other.newPage();
  await choose(phone);
  await phone.goto('/account');
  const login = phone.locator('form').filter({ has: phone.locator('input[type=password]') });
  await login.getByLabel('Name').fill(name);
  await login.getByLabel('Password').fill('not the password');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(phone.getByRole('alert')).toHaveText('Name and password or code do not belong together.');
  await phone.getByText('Recover', { exact: true }).click();
  await login.getByLabel('Recovery code').fill(code);
  await login.locator('input[type=password]').fill('another long password');
  await login.getByRole('button', { name: 'Recover' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);
  await expect(phone.getByText('Your recovery code')).toBeVisible();
  // Recovering ends every other session.
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await other.close();
});

test('another session can be ended', async ({ browser, page, server }) => {
  const name = `Ben ${Date.now() % 1_000_000}`;
  const account = { name, password: 'a long password' };
  expect((await page.request.post('/api/account', { data: account })).ok()).toBe(true);
  const other = await browser.newContext({ baseURL: server });
  expect((await other.request.post('/api/login', { data: account })).ok()).toBe(true);
  await page.goto('/account');
  await expect(page.getByText('this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Log out there' }).click();
  await expect(page.getByRole('button', { name: 'Log out there' })).toBeHidden();
  expect(await (await other.request.get('/api/me')).json()).toBeNull();
  await other.close();
});
