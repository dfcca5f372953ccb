import {
  addMember,
  listRuns,
  listUserNotices,
  markAsRead,
  runTargets,
  saveSysUser,
  startRun,
  writeFileByPath,
} from '@netloom/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from '../harness/access.ts';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

const mei = { userName: 'mei.lin', password: 'mei-password-1' };

/** A pulse that nobody takes. */
const bench = `\`timescale 1ns / 1ps
module lost_tb;
  reg clk = 0, irq = 0;
  always #5 clk = !clk;
  initial begin
    #100 irq = 1;
    #20 irq = 0;
    #400 $display("FAIL: the interrupt was lost");
    $finish;
  end
endmodule
`;

/** In the page: what a screen reader is told by live regions, text by text. */
const HEAR = `(() => {
  window.heard = [];
  const hear = ({ target, addedNodes }) => {
    const element = target.nodeType === 1 ? target : target.parentElement;
    const region = element?.closest('[role=status]');
    // What comes with its text already in it is not told.
    const isNew = [...addedNodes].some((node) => node.nodeType === 1 && node.matches('[role=status]'));
    if (region && !isNew && region.textContent.trim() !== '') window.heard.push(region.textContent.trim());
  };
  new MutationObserver((changes) => changes.forEach(hear)).observe(document, {
    subtree: true, childList: true, characterData: true,
  });
})()`;

let server: RunningServer;
let client: Client;
let ann: Page;
let bob: Page;
let errors: string[];

async function person(): Promise<Page> {
  const context = await newContext({ locale: 'en-US' });
  return context.newPage();
}

/** That she is a member is told at the bell: read before the story begins. */
async function settle(): Promise<void> {
  const own = new Client(server);
  await own.signIn(mei);
  const waiting = async () => (await own.call(listUserNotices, { body: { status: false } })).length;
  while ((await waiting()) === 0) await sleep(100);
  await own.call(markAsRead, { body: { all: true } });
}

beforeAll(async () => {
  server = await startServer();
  client = new Client(server);
  await client.signIn();
  const user = { ...mei, email: 'mei@example.org', phone: '13800138000' };
  const { userId } = await client.call(saveSysUser, { body: user });
  await client.call(addMember, { body: { deptId: 1, userId, roleId: 11 } });
  await settle();
  [ann, bob] = [await person(), await person()];
  await bob.addInitScript(HEAR);
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
    // As a screen reader meets it: an article a message, and the line of what is new told once.
    const feed = bob.getByRole('feed', { name: 'Messages' });
    expect(await feed.ariaSnapshot()).toMatch(
      /^- feed "Messages":\n\s+- '?article "admin, [\d-]+ [\d:]+: look at demo\/uart0/,
    );
    const heard = (await bob.evaluate('window.heard')) as string[];
    expect(heard.filter((text) => text === 'New messages')).toHaveLength(1);
    await write(bob, 'I see it.\n\n```systemverilog\nassign irq = |pending;\n```');
    await said(ann, 'assign irq = |pending;');
    // One stop of the Tab key, however many messages there are; arrows go from one to the next.
    const articles = ann.getByRole('feed').getByRole('article');
    const stops = () => articles.evaluateAll((all) => all.map((each) => (each as HTMLElement).tabIndex));
    expect(await stops()).toEqual([-1, 0]);
    await articles.last().focus();
    await ann.keyboard.press('ArrowUp');
    expect(await stops()).toEqual([0, -1]);
    await picture(ann, 'talk-chat');
    expect(await barriers(ann)).toEqual([]);
  });

  it('go from a message to the block on the canvas', async () => {
    await button(bob, 'demo/uart0').click();
    await bob.waitForURL(({ pathname }) => pathname === '/charts/keyboard');
    // There he sees that something was said about it, and what.
    await bob.getByRole('button', { name: /^uart0.*, 1 message about it$/ }).waitFor();
    await bob.locator('.nl-elsewhere').getByText('look at demo/uart0 and demo_tb.sv:12').waitFor();
    await picture(bob, 'talk-block');
    await button(bob, 'Talk').click();
  });
});

describe('a notice', () => {
  it('reaches everybody, and its author sees who has read it', async () => {
    await ann.goto(`${server.address}/notification/edit`);
    await button(ann, 'New notice').click();
    const form = ann.getByRole('dialog', { name: 'New notice' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Tape-out on Friday');
    await form.getByRole('textbox', { name: 'Text' }).fill('Freeze the RTL by **Thursday**.');
    await picture(ann, 'talk-notice-form');
    await form.getByRole('button', { name: /Send$/ }).click();
    await said(ann, '0 / 2');
    await bob.goto(`${server.address}/notification/index`);
    await bob
      .getByRole('button', { name: /Tape-out on Friday/ })
      .filter(visible)
      .click();
    await said(bob, 'Freeze the RTL by');
    await button(bob, /^Notifications, 0 unread/).waitFor();
    await ann.reload();
    await said(ann, '1 / 2');
    await picture(ann, 'talk-notices');
    expect(await barriers(ann)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('a failing run', () => {
  it('is told of with the span of its wave', async () => {
    const file = { deptId: 1, socVerilogPath: 'lost/lost_tb.sv', verilogFile: bench, hash: '' };
    await client.call(writeFileByPath, { body: file });
    const targets = await client.call(runTargets, { query: { deptId: '1' } });
    const { top, testbench, fileList } = targets.find(({ title }) => title === 'lost_tb')!;
    const run = { kind: 'simulate', simulator: 'icarus', deptId: 1, top, testbench, fileList };
    await client.call(startRun, { body: run });
    const verdict = async () => (await client.call(listRuns, { query: { deptId: '1' } })).rows[0]?.verdict;
    await expect.poll(verdict, { timeout: 120_000, interval: 500 }).toBe('failed');
    await ann.goto(`${server.address}/example/edit`);
    await button(ann, /lost_tb/).click();
    await ann.getByRole('treeitem', { name: /irq/ }).filter(visible).first().click();
    await button(ann, 'Talk').click();
    await button(ann, /^Refer to .*irq/).click();
    const field = ann.getByRole('textbox', { name: /^Message to/ }).filter(visible);
    await expect.poll(() => field.inputValue()).toMatch(/^wave:[0-9a-f-]{36}\/.+@\d+-\d+#.*irq $/);
    await field.pressSequentially('the interrupt is lost here, mind @mei.lin too');
    await picture(ann, 'talk-panel');
    await button(ann, 'Send').click();
    await said(ann, 'the interrupt is lost here');
  });

  it('is seen by the other one at the same span, by keyboard alone', async () => {
    await bob.goto(`${server.address}/notification/index`);
    await said(bob, /mentioned you in/);
    await bob
      .getByRole('button', { name: /mentioned you in/ })
      .filter(visible)
      .focus();
    await bob.keyboard.press('Enter');
    const message = bob.getByRole('article', { name: /the interrupt is lost here/ }).filter(visible);
    await message.focus();
    await bob.keyboard.press('Tab');
    await bob.keyboard.press('Enter');
    await bob.waitForURL(({ pathname, searchParams }) => {
      return pathname === '/example/edit' && searchParams.has('time') && searchParams.has('until');
    });
    await bob.getByRole('treeitem', { name: /irq/ }).filter(visible).first().waitFor();
    await picture(bob, 'talk-span');
  });
});

const KEYS = 'arrow keys move, Enter begins and ends a mark';
/** In the page: how many colours the picture has where the secret stood. */
const COLOURS = `(() => {
  const canvas = document.querySelector('.nl-paint canvas');
  const { data } = canvas.getContext('2d').getImageData(250, 140, 220, 28);
  const found = new Set();
  for (let at = 0; at < data.length; at += 4) found.add(data.slice(at, at + 3).join());
  return found.size;
})()`;

describe('a ticket', () => {
  /** A picture with a secret on it, pasted as one of the screen is. */
  const paste = `(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 300];
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 600, 300);
    context.fillStyle = '#000000';
    context.font = '24px sans-serif';
    context.fillText('token 4f9a-SECRET', 250, 160);
    const blob = await new Promise((made) => canvas.toBlob(made));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob], 'screen.png', { type: 'image/png' }));
    const field = [...document.querySelectorAll('.nl-files-field')].find((each) => each.checkVisibility());
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  })()`;

  it('is written with a picture on which a secret is hidden by keyboard', async () => {
    await bob.goto(`${server.address}/feedback/index`);
    await bob.getByRole('textbox', { name: 'Subject' }).fill('The pulse is one clock too short');
    await bob.evaluate(paste);
    const canvas = bob.getByRole('application', { name: /^Picture with/ });
    await canvas.focus();
    for (const key of [
      'h',
      ...Array<string>(6).fill('ArrowLeft'),
      ...Array<string>(4).fill('ArrowUp'),
      'Enter',
    ])
      await bob.keyboard.press(key);
    for (const key of [
      ...Array<string>(24).fill('ArrowRight'),
      ...Array<string>(8).fill('ArrowDown'),
      'Enter',
    ])
      await bob.keyboard.press(key);
    await bob.getByRole('application', { name: 'Picture with 1 mark; ' + KEYS }).waitFor();
    await picture(bob, 'talk-paint');
    // Squares as large as this hold one colour each: of the letters nothing is left.
    expect(await bob.evaluate(COLOURS)).toBeLessThan(40);
    expect(await barriers(bob)).toEqual([]);
    await bob.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await bob.locator('.nl-thumbs img').waitFor();
    await button(bob, 'Send').click();
    await said(bob, /^Ticket #1 was sent/);
  });

  it('is answered, and closed by who wrote it', async () => {
    await ann.goto(`${server.address}/feedback/list?ticket=1`);
    const drawer = (page: Page) => page.getByRole('dialog', { name: /pulse is one clock too short/ });
    await drawer(ann).getByRole('textbox', { name: 'Write an answer' }).fill('Mended on *main*.');
    await drawer(ann).getByRole('button', { name: 'Answer', exact: true }).click();
    await said(ann, 'Mended on');
    await picture(ann, 'talk-ticket');
    // As it is written, without loading anew.
    await said(bob, 'Mended on');
    await drawer(bob).getByRole('button', { name: 'Close', exact: true }).last().click();
    await drawer(bob).getByText('Closed').waitFor();
    expect(await barriers(bob)).toEqual([]);
  });
});

describe('a draft', () => {
  it('is taken up on another machine, and gone once it was sent', async () => {
    const write = (page: Page) => page.getByRole('textbox', { name: /^Message to/ }).filter(visible);
    const chat = async (page: Page) => {
      await page
        .getByRole('navigation', { name: 'Chats and notices' })
        .getByRole('button', { name: /I see it\./ })
        .first()
        .click();
      await write(page).waitFor();
    };
    await bob.goto(`${server.address}/notification/index`);
    await chat(bob);
    const kept = bob.waitForResponse(
      (response) =>
        response.url().endsWith('/drafts/saveDraft') &&
        response.request().postData()?.includes('I shall look at it on') === true,
    );
    await write(bob).fill('I shall look at it on');
    await kept;
    const other = await person();
    await signIn(other, server, '/notification/index', mei);
    await chat(other);
    await expect.poll(() => write(other).inputValue()).toBe('I shall look at it on');
    await write(other).fill('I shall look at it on Monday');
    await write(other).press('Enter');
    await said(other, 'I shall look at it on Monday');
    await bob.reload();
    await said(bob, 'I shall look at it on Monday');
    await expect.poll(() => write(bob).inputValue()).toBe('');
  });
});
