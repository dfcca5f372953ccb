import {
  Checker,
  addInstance,
  attach,
  check,
  checkBelow,
  compareSocs,
  createLibrary,
  generate,
  remove,
  rename,
  setParameter,
  withDocuments,
  writeDocument,
} from '@netloom/soc';
import type { SocDocument } from '@netloom/model';
import { clusters } from '../designs/clusters.ts';
import { stage } from '../../apps/web/src/features/design/soc/testing/manyBlocks.ts';
import { levels } from '../designs/levels.ts';
import { builtInLibrary } from '../designs/library.ts';
import { wideLevels } from '../designs/wideLevels.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

/** Check and generate at two sizes, and the check that follows an edit. */
export async function measure(): Promise<Row[]> {
  const library = builtInLibrary();
  const rows: Row[] = [];
  for (const [size, limit] of [
    [1_000, 1],
    [10_000, 4],
  ] as const) {
    const document = clusters(size);
    const problems = check(document, library).filter(({ severity }) => severity === 'error');
    if (problems.length > 0) throw new Error(`the measured design has errors: ${problems[0]?.message}`);
    // Generation checks first, and refuses a document with errors.
    const seconds = await fastest(3, () => generate(document, library));
    rows.push(atMost('soc', `check and generate ${size} instances`, seconds, limit, 's'));
  }
  const edits = [...(await measureEdits()), ...(await measureMany())];
  return [...rows, ...edits, ...(await measureLevels()), ...(await measureWide())];
}

/** Fifty thousand blocks in fifty documents, each with another text, below one. */
async function measureWide(): Promise<Row[]> {
  const { top, below } = wideLevels(50, 1000);
  const library = withDocuments(createLibrary([stage]), below);
  const problems = [...check(top, library), ...checkBelow(top, library)];
  if (problems.length > 0) throw new Error(`the measured levels have problems: ${problems[0]!.message}`);
  let step = 0;
  const inner = below[7]!;
  const edited = () => setParameter(inner, 'stage50', 'WIDTH', String(1 + (step++ % 60))).document!;
  const checker = new Checker();
  checker.check(inner, library);
  const layout = { netloom: 'layout', version: 1, blocks: {} } as const;
  const other = below.map((each, index) => (index === 7 ? edited() : each));
  const compared = () =>
    below.map((each, index) => compareSocs({ document: each, layout }, { document: other[index]!, layout }));
  const ms = async (run: () => unknown) => (await fastest(3, run)) * 1000;
  const what = 'of 50000 instances in 51 documents';
  return [
    atMost('soc', `check after an edit ${what}`, await ms(() => checker.check(edited(), library)), 200, 'ms'),
    atMost('soc', `compare two versions ${what}`, await ms(compared), 1000, 'ms'),
    atMost('soc', `write the edited text ${what}`, await ms(() => writeDocument(edited())), 1000, 'ms'),
  ];
}

/** The same number of blocks in five levels, of which each definition is there once. */
async function measureLevels(): Promise<Row[]> {
  const [top, ...below] = levels();
  const library = () => withDocuments(builtInLibrary(), below);
  const problems = [...check(top!, library()), ...checkBelow(top!, library())];
  const [first] = problems.filter(({ severity }) => severity === 'error');
  if (first) throw new Error(`the measured levels have errors: ${first.message}`);
  const ms = async (run: () => unknown) => (await fastest(3, run)) * 1000;
  const all = () => [check(top!, library()), checkBelow(top!, library())];
  const what = '10000 instances in five levels';
  return [
    atMost('soc', `check ${what}`, await ms(all), 200, 'ms'),
    atMost('soc', `check and generate ${what}`, (await ms(() => generate(top!, library()))) / 1000, 4, 's'),
  ];
}

async function measureEdits(): Promise<Row[]> {
  const library = builtInLibrary();
  const base = clusters(1_000);
  let step = 0;
  const seconds = await fastest(10, () => {
    const edited = setParameter(base, 'uarta_50', 'RESET_DIVISOR', String(100 + step++));
    check(edited.document ?? base, library);
  });
  return [atMost('soc', 'edit and check again at 1000 instances', seconds * 1000, 50, 'ms')];
}

/** What a person waits for at ten thousand instances. */
async function measureMany(): Promise<Row[]> {
  const library = builtInLibrary();
  const document = clusters(10_000);
  const layout = { netloom: 'layout', version: 1, blocks: {} } as const;
  const renamed = rename({ document, layout }, 'rom_4', 'boot_4').document!;
  const other = remove({ document: renamed, layout }, ['timer_7']).document;
  const uart = library.find('netloom:ip:uart:1.0')!.descriptor;
  const { document: placed, name } = addInstance(document, uart);
  let step = 0;
  const edit = () => setParameter(document, 'uarta_50', 'RESET_DIVISOR', String(100 + step++)).document!;
  const ms = async (run: () => unknown) => (await fastest(3, run)) * 1000;
  const checker = new Checker();
  checker.check(document, library);
  const after = (edited: () => SocDocument) => ms(() => checker.check(edited(), library));
  const rewire = () => ({ ...document, portConnections: [...document.portConnections].slice(step++ % 2) });
  const grown = (count: number) => addInstance(document, uart, `uart${count}`).document;
  const move = () => {
    const block = { base: `0x${(step++ * 0x1000).toString(16)}`, size: '0x1000' };
    return { ...document, addressMap: { ...document.addressMap, 'rom_5.s_axil': block } };
  };
  const compared = () => compareSocs({ document, layout }, { document: other, layout });
  return [
    atMost('soc', 'check after a parameter at 10000 instances', await after(edit), 200, 'ms'),
    atMost('soc', 'check after a wire at 10000 instances', await after(rewire), 200, 'ms'),
    atMost('soc', 'check after an address at 10000 instances', await after(move), 200, 'ms'),
    atMost(
      'soc',
      'check after a new instance at 10000 instances',
      await after(() => grown(step++)),
      200,
      'ms',
    ),
    atMost('soc', 'check the whole of 10000 instances', await ms(() => check(edit(), library)), 500, 'ms'),
    atMost('soc', 'compare two versions of 10000 instances', await ms(compared), 1000, 'ms'),
    atMost('soc', 'write the text of 10000 instances', await ms(() => writeDocument(edit())), 1000, 'ms'),
    atMost(
      'soc',
      'propose the connections of a block at 10000 instances',
      await ms(() => attach(placed, library, [name])),
      500,
      'ms',
    ),
  ];
}
