import { addMember, saveSysUser } from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from '../harness/access.ts';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

const mei = { userName: 'mei.lin', password: 'mei-password-1' };

let server: RunningServer;
let ann: Page;
let bob: Page;
let errors: string[];

async function person(): Promise<Page> {
  const context = await newContext({ locale: 'en-US' });
  return context.newPage();
}

beforeAll(async () => {
  server = await startServer();
  const client = new Client(server);
  await client.signIn();
  const user = { ...mei, email: 'mei@example.org', phone: '13800138000' };
  const { userId } = await client.call(saveSysUser, { body: user });
  await client.call(addMember, { body: { deptId: 1, userId, roleId: 11 } });
  [ann, bob] = [await person(), await person()];
  errors = watchErrors(ann);
});

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await picture(ann, 'talk-failed-ann');
  await picture(bob, 'talk-failed-bob');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const visible = { visible: true };
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter(visible).first();
const said = (page: Page, text: string | RegExp) => page.getByText(text).filter(visible).first().waitFor();
const write = async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: /^Message to/ }).filter(visible);
  await field.fill(text);
  await field.press('Enter');
};

describe('two people', () => {
  it('begin a chat, and each sees at once what the other says', async () => {
    await signIn(ann, server, '/notification/index');
    await signIn(bob, server, '/notification/index', mei);
    await button(ann, 'New chat').click();
    const dialog = ann.getByRole('dialog', { name: 'New chat' });
    await dialog.getByRole('combobox').fill('mei');
    await ann.getByTitle('mei.lin').filter(visible).click();
    await dialog.getByRole('button', { name: 'Open' }).click();
    await write(ann, 'look at soc:demo/uart0 and **file:demo/tb/demo_tb.sv:12**');
    await button(bob, /^Notifications, 1 unread/).waitFor();
    await said(bob, 'You have 1 unread message, please read it');
    await button(bob, /^Notifications, 1 unread/).click();
    await bob.locator('.nl-bell-item').waitFor();
    await picture(bob, 'talk-bell');
    await bob.locator('.nl-bell-item').click();
    await said(bob, 'demo_tb.sv:12');
    await button(bob, /^Notifications, 0 unread/).waitFor();
    await write(bob, 'I see it.\n\n```systemverilog\nassign irq = |pending;\n```');
    await said(ann, 'assign irq = |pending;');
    await picture(ann, 'talk-chat');
    expect(await barriers(ann)).toEqual([]);
  });

  it('go from a message to the block on the canvas', async () => {
    await button(bob, 'demo/uart0').click();
    await bob.waitForURL(/\/charts\/keyboard\?.*block=uart0/);
    await bob.locator('[data-block=uart0]').waitFor();
  });
});

describe('a notice', () => {
  it('reaches everybody, and its author sees who has read it', async () => {
    await ann.goto(`${server.address}/notification/edit`);
    await button(ann, 'New notice').click();
    await ann.getByLabel('Title').filter(visible).last().fill('Tape-out on Friday');
    await ann.getByLabel('Text').filter(visible).fill('Freeze the RTL by **Thursday**.');
    await picture(ann, 'talk-notice-form');
    await button(ann, /Send$/).click();
    await said(ann, '0 / 2');
    await bob.goto(`${server.address}/notification/index`);
    await bob
      .getByRole('button', { name: /Tape-out on Friday/ })
      .filter(visible)
      .click();
    await said(bob, 'Freeze the RTL by');
    await ann.reload();
    await said(ann, '1 / 2');
    await picture(ann, 'talk-notices');
    expect(await barriers(ann)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('a ticket', () => {
  it('tells where it was written, is answered and closed', async () => {
    await bob.goto(`${server.address}/feedback/index`);
    await bob.getByLabel('Subject').filter(visible).fill('The run hangs');
    await bob.getByLabel('What happened').filter(visible).fill('It waits at **reset**.');
    await said(bob, 'Sent along');
    await picture(bob, 'talk-feedback');
    expect(await barriers(bob)).toEqual([]);
    await button(bob, /Send$/).click();
    await bob.waitForURL(/\/feedback\/list\?ticket=\d+/);
    await ann.goto(bob.url());
    await said(ann, 'reset');
    await ann.getByRole('textbox', { name: 'Write an answer' }).filter(visible).fill('Mended: see #ticket-1');
    await button(ann, 'Answer').click();
    await said(ann, 'Mended: see');
    await picture(ann, 'talk-ticket');
    await button(ann, /^Close$/).click();
    await button(ann, 'Open again').waitFor();
    await button(bob, /^Notifications, 1 unread/).waitFor();
  });
});

describe('a draft', () => {
  it('goes on at another machine, and is gone when it was sent', async () => {
    const chat = bob.getByRole('button', { name: /^admin/ }).filter(visible);
    await bob.goto(`${server.address}/notification/index`);
    await chat.first().click();
    await bob
      .getByRole('textbox', { name: /^Message to/ })
      .filter(visible)
      .fill('half a thought');
    const other = await person();
    await signIn(other, server, '/notification/drafts', mei);
    await expect
      .poll(async () => {
        await other.reload();
        await other.locator('.nl-list').first().waitFor();
        return other.getByText('half a thought').filter(visible).count();
      })
      .toBeGreaterThan(0);
    await picture(other, 'talk-drafts');
    await other.getByText('half a thought').filter(visible).first().click();
    const field = other.getByRole('textbox', { name: /^Message to/ }).filter(visible);
    await expect.poll(() => field.inputValue()).toBe('half a thought');
    await field.press('Enter');
    await said(other, 'half a thought');
    await bob.reload();
    await bob.getByText('half a thought').filter(visible).first().waitFor();
    expect(
      await bob
        .getByRole('textbox', { name: /^Message to/ })
        .filter(visible)
        .inputValue(),
    ).toBe('');
    await bob.setViewportSize({ width: 390, height: 844 });
    await picture(bob, 'talk-narrow');
    await bob.goto(`${server.address}/notification/index`);
    await chat.first().waitFor();
    await picture(bob, 'talk-narrow-list');
  });
});
