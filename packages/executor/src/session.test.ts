import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { ptyProgram } from '../../tools/src/session/ptyProgram.ts';
import { sessionInput } from '../../tools/src/session/sessionInput.ts';
import type { SessionMessage } from '../../tools/src/session/sessionInput.ts';
import { executor, newRun, outcome, ownNumber, processesWith, removeFolders } from '../test/testing.ts';
import { shellPlan } from '../test/testing.ts';
import type { Executor } from './executor.ts';
import { logSize, readLog } from './log.ts';

afterAll(removeFolders);

const PROGRAM = 'netloom_pty.py';

interface Session {
  folder: string;
  local: Executor;
  say(message: SessionMessage): Promise<void>;
  /** Returns when the log has a text. */
  hear(text: string): Promise<void>;
}

async function open(command: string, seconds: { held?: number; idle?: number } = {}, bytes?: Buffer) {
  const plan = shellPlan('', { diskMegabytes: 6 });
  plan.steps[0]!.argv = ['python3', '-I', `../${PROGRAM}`, 'sh', '-c', command];
  const local = await executor();
  const files = { ...plan.files, [PROGRAM]: ptyProgram(seconds) };
  const folder = await newRun({ ...plan, files }, bytes && { 'bytes.bin': bytes });
  await local.submit(folder);
  const session: Session = {
    ...{ folder, local },
    async say(message) {
      for (const text of sessionInput('pty', message)) await local.input(folder, text);
    },
    async hear(text) {
      const log = async () => String(await readLog(folder, 0, Math.max(1, await logSize(folder))));
      await expect.poll(log, { timeout: 30_000 }).toContain(text);
    },
  };
  return session;
}

test('bytes are the same both ways, whatever they are and however they are cut', async () => {
  // Three bytes a character, so that frames end inside of some; what it prints is no text at all.
  const typed = '試験'.repeat(2000);
  const printed = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7 + (index >> 8)) % 256));
  const length = Buffer.byteLength(typed);
  const command = `stty raw -echo; printf ready; head -c ${length} | sha256sum; cat bytes.bin; printf over`;
  const { say, hear, local, folder } = await open(command, {}, printed);
  await hear('ready');
  await say({ text: typed });
  const { log, verdict } = await outcome(local, folder);
  expect(verdict).toBe('passed');
  expect(log.toString()).toContain(createHash('sha256').update(typed).digest('hex'));
  expect(log.includes(Buffer.concat([printed, Buffer.from('over')]))).toBe(true);
}, 60_000);

test('its size follows that of the screen, and a frame that was cut off harms no other', async () => {
  const { say, hear, local, folder } = await open('echo ready; read a; stty size; read b; stty size; read c');
  await hear('ready');
  await say({ columns: 101, rows: 33 });
  await say({ text: '\r' });
  await hear('33 101');
  for (const broken of ['s 1\n', 't ***\n', 's 99999999 1\n', 'what\n', '\n'])
    await local.input(folder, broken);
  await say({ columns: 132, rows: 43 });
  await say({ text: '\r' });
  await hear('43 132');
  // End of transmission at the beginning of a line.
  await say({ text: '\u0004' });
  expect((await outcome(local, folder)).log.toString()).toContain(
    'netloom: the session ended: its command ended',
  );
}, 60_000);

test('what it prints is bounded by the disk limit of its run', async () => {
  const { local, folder } = await open('yes');
  expect(await outcome(local, folder)).toMatchObject({ verdict: 'failed', reason: 'disk limit of 6 MB' });
}, 60_000);

test.each([
  ['nobody holds it', { held: 1 }, 'nobody looks at it any more'],
  ['nobody types', { idle: 1 }, 'nothing was typed for 1 s'],
])(
  'it ends with all that it started when %s',
  async (_, seconds, why) => {
    const word = ownNumber('8');
    const { local, folder } = await open(`nohup sleep ${word} & sleep ${word}`, seconds);
    const { log } = await outcome(local, folder);
    expect(log.toString()).toContain(`netloom: the session ended: ${why}`);
    expect(processesWith(word)).toEqual([]);
  },
  60_000,
);
