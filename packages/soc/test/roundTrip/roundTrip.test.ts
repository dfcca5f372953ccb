import { writeDocument } from '@netloom/soc';
import { expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import * as designs from '../designs.ts';
import { testLibrary } from '../fixtures.ts';
import { mutantOf } from './mutants.ts';
import { randomDesign } from './randomDesign.ts';
import { reimport, reimportAll, rtlOf, topOf, uncheckedTop } from './reimport.ts';
import { areWiredAlike, netsOf, rewritten } from './wiring.ts';

const { parent, children } = designs.parentOf();
const library = testLibrary(children);

it.each(
  Object.entries({
    bus: designs.busDesign(3, 3, 3),
    counter: designs.counterDesign(9),
    domains: designs.twoDomains(),
    exported: designs.exportedBuses(),
    pads: designs.padDesign(),
    cascade: designs.cascade(),
    parent,
    ...Object.fromEntries(
      [...Array(12).keys()].map((seed) => [`random ${seed}`, randomDesign(diceOf(seed))]),
    ),
  }),
)('a generated top becomes the document that it came from: %s', async (_name, document) => {
  const top = topOf(rtlOf(document, library));
  const { document: again, logic, diagnostics } = await reimport(top, library, document);
  expect(diagnostics).toEqual([]);
  expect(logic).toBeUndefined();
  expect(writeDocument(again!)).toBe(writeDocument(document));
});

const SAMPLE = process.env['NETLOOM_DEEP'] ? 200 : 3;
it.each([...Array(SAMPLE).keys()])('alone it becomes one that is wired alike: random %i', async (seed) => {
  const document = randomDesign(diceOf(seed));
  const rtl = rtlOf(document, library);
  const { document: again } = await reimport(topOf(rtl), library);
  const made = rtlOf(again!, library);
  expect(await netsOf(made)).toEqual(await netsOf(rtl));
  expect(await areWiredAlike(rtl, made)).toBe(true);
});

it('says of each element what the text alone does not say, and nothing of what a reference said', async () => {
  const bus = designs.busDesign(2, 2, 1);
  const top = topOf(rtlOf(bus, library));
  const { document, diagnostics } = await reimport(top, library);
  const told = diagnostics.map(({ code, message }) => `${code} ${message.split(':')[0]}`);
  const generated = Object.keys(bus.instances).filter((name) => /^(xbar|bridge)/.test(name));
  expect(told.filter((each) => each.startsWith('SOC-IMPORT-OPTIONS'))).toEqual(
    generated.sort().map((name) => `SOC-IMPORT-OPTIONS ${name}`),
  );
  expect(told.filter((each) => each.startsWith('SOC-IMPORT-ADDRESS'))).toEqual(
    Object.keys(document!.addressMap).map((endpoint) => `SOC-IMPORT-ADDRESS ${endpoint}`),
  );
  expect(told.some((each) => each.startsWith('SOC-IMPORT-FREQUENCY'))).toBe(true);
  expect((await reimport(top, library, bus)).diagnostics).toEqual([]);
});

it('says the same when another tool has written the top anew, bit by bit', async () => {
  const sample = process.env['NETLOOM_DEEP'] ? 40 : 2;
  for (const seed of Array(sample).keys()) {
    const document = randomDesign(diceOf(seed));
    const text = await rewritten(topOf(rtlOf(document, library)));
    const { document: again, diagnostics } = await reimport(text, library, document);
    expect(diagnostics).toEqual([]);
    expect(writeDocument(again!)).toBe(writeDocument(document));
  }
});

const MUTANTS = process.env['NETLOOM_DEEP'] ? 60 : 4;
it('takes wiring from the text alone: mutants are red, and what comes of them is wired as they are', async () => {
  const seen: string[] = [];
  for (let seed = 0; seen.length < MUTANTS; seed++) {
    const document = randomDesign(diceOf(seed % 7));
    const rtl = rtlOf(document, library);
    const mutant = mutantOf(topOf(rtl), seed, diceOf(seed));
    if (!mutant) continue;
    const changed = new Map(rtl).set('gen/top/rtl/top.sv', mutant.text);
    // A solver gives open inputs any value; the netlist says that they are open.
    const isOpen = mutant.what.startsWith('an open');
    expect(await netsOf(changed), mutant.what).not.toEqual(await netsOf(rtl));
    if (!isOpen) expect(await areWiredAlike(rtl, changed), mutant.what).toBe(false);
    const { document: again, library: known } = await reimportAll(changed, document);
    const made = new Map(rtl).set('gen/top/rtl/top.sv', uncheckedTop(again, known));
    if (!isOpen) {
      expect(await netsOf(made), mutant.what).toEqual(await netsOf(changed));
      expect(await areWiredAlike(changed, made), mutant.what).toBe(true);
    }
    seen.push(mutant.what);
  }
  expect(new Set(seen).size).toBeGreaterThan(MUTANTS / 2);
}, 600_000);
