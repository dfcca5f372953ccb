import type { CoreOptions } from '../../options/coreOptions.ts';
import { destination, source } from '../context.ts';
import type { Context } from '../context.ts';
import { OPCODE, addi, cbo, csr, immediateForm, storeForm } from '../encode.ts';
import { KEPT } from '../layout.ts';

const [INVAL, CLEAN, FLUSH] = [0, 1, 2];
const MENVCFG = 0x30a;
/** Fields CBIE and CBCFE: user mode invalidates only where it may clean too, so that nothing is lost. */
const RIGHTS = [0x00, 0x10, 0x20, 0x40, 0x50, 0x60, 0x70];

/** Whether it says what user mode may do to lines, which no program may change at random. */
export const managesLines = ({ options }: Context, address: number) =>
  options.base.zicbom && address === MENVCFG;

/** What lies in the cache alone is lost by an invalidation: before it the line is cleaned, with the same rights. */
const mayInvalidate = ({ auxiliary }: CoreOptions) => auxiliary.pmpEntries === 0;

/** A line of the data is stored to and managed; whatever interrupts it stores elsewhere. */
export function cacheBlock(context: Context): void {
  const { options, random, code, free } = context;
  const pointer = random.pick(free);
  if (options.base.userMode && random.oneIn(4)) {
    code.constant(pointer, random.pick(RIGHTS));
    code.word(csr(1, destination(context), MENVCFG, pointer));
  }
  code.word(addi(pointer, random.pick([KEPT.data, KEPT.near]), random.between(-256, 255)));
  if (random.oneIn(2)) code.word(storeForm(0, source(context), pointer, 0));
  code.word(cbo(random.pick([CLEAN, FLUSH]), pointer));
  if (mayInvalidate(options) && random.oneIn(2)) code.word(cbo(INVAL, pointer));
  if (random.oneIn(4)) code.word(storeForm(2, source(context), KEPT.near, 4 * random.between(-8, 7)));
  if (random.oneIn(4)) code.word(cbo(random.pick([CLEAN, FLUSH]), pointer));
}

/** Words beside those of Zicbom that are no instructions. */
export const unusualBlocks = ({ options, random }: Context, rs1: number): (() => number)[] =>
  options.base.zicbom
    ? [
        () => immediateForm(OPCODE.fence, 2, random.between(1, 15), rs1, random.below(3)),
        () => immediateForm(OPCODE.fence, 2, 0, rs1, random.between(3, 4095)),
      ]
    : [];
