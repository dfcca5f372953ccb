import { SocDocument } from '@netloom/model';
import { duplicate, emptySoc, withNotes } from '@netloom/soc';
import { expect, it } from 'vitest';
import { cutOut, keepCopied, keptCopied } from './keptClipboard.ts';

const clocks = { clk: { frequency: 1e6 } };
const block = { ip: 'test:ip:uart:1.0', parameters: { WIDTH: '8' } };
const from = SocDocument.parse({
  ...emptySoc('from'),
  clocks,
  ports: { secret: { direction: 'in', width: '1' } },
  instances: { uart0: block, uart1: block, other0: block },
  portConnections: [
    { from: 'clk', to: 'uart0.clk' },
    { from: 'uart0.tx', to: 'uart1.rx' },
    { from: 'secret', to: 'uart1.cts' },
    { from: 'other0.tx', to: 'uart0.rx' },
    { from: "1'b1", to: 'uart0.rts' },
  ],
});
const NO_PLACES = { netloom: 'layout', version: 1, blocks: {} } as const;

it('takes blocks with what connects them to the page of another project, and nothing else', () => {
  expect(keptCopied()).toBeUndefined();
  const layout = { ...NO_PLACES, blocks: { uart0: { x: 8, y: 16 }, other0: { x: 1, y: 2 } } };
  const names = ['uart0', 'uart1'];
  keepCopied({ source: cutOut({ document: from, layout }, names), rects: [] });
  const { source } = keptCopied()!;
  expect(JSON.stringify(source)).not.toContain('other0":');
  const to = SocDocument.parse({ ...emptySoc('to'), clocks, instances: { uart0: block } });
  const pasted = duplicate({ document: to, layout: NO_PLACES }, names, { x: 0, y: 0 }, source);
  expect(pasted.document.instances).toEqual({ uart0: block, uart1: block, uart2: block });
  expect(new Set(pasted.document.portConnections.map((each) => `${each.from} ${each.to}`))).toEqual(
    new Set(["1'b1 uart1.rts", 'clk uart1.clk', 'uart1.tx uart2.rx']),
  );
  expect(pasted.layout.blocks).toEqual({ uart1: { x: 8, y: 16 } });
});

it('takes the notes that are asked for, and leaves the others', () => {
  const note = { x: 0, y: 0, width: 90, height: 40, text: 'a', colour: 'grey' as const };
  const layout = { ...NO_PLACES, notes: { note0: note, frame0: { ...note, frame: true } } };
  keepCopied({ source: cutOut({ document: from, layout }, [], new Set(['frame0'])), rects: [] });
  const { layout: kept } = keptCopied()!.source;
  expect(kept.notes).toEqual({ frame0: { ...note, frame: true } });
  expect(withNotes({ ...NO_PLACES, notes: kept.notes! }, [note]).notes).toHaveProperty('note0', note);
});

it('says nothing rather than something broken when the page was left with something else', () => {
  sessionStorage.setItem('netloom.soc.clipboard', '{"document":"no","layout":"{}","rects":[]}');
  expect(keptCopied()).toBeUndefined();
});
