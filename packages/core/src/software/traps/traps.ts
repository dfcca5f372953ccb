import { hasClic } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { hasProtection } from '../protection/layout.ts';
import { trapEntry } from './trapEntry.ts';
import { trapHeader } from './trapHeader.ts';

const exchange = code`

  exception_handler netloom_exception_exchange(unsigned number, exception_handler handler)
  {
    if (number >= EXCEPTIONS)
      return 0;
    exception_handler before = exceptions[number];
    exceptions[number] = handler;
    return before;
  }
`;

/** All is kept that an exception of a handler changes. */
const READY = '\ncsr_write(0x310, 0); /* mstatush.MDT: exceptions of handlers are served, too */';

/** What mcause says beside interrupt and number. */
const numberOf = (options: CoreOptions) => (hasClic(options) ? ' & MCAUSE_NUMBER' : '');

/** In CLIC mode nothing comes by mie. */
const REGISTER_LEVEL = code`
  if (csr_read(mtvec) & MTVEC_CLIC) {
    if (!clic_register(number, handler, context))
      return false;
    clic_enable(number);
    return true;
  }
`;

const UNREGISTER_LEVEL = code`
  if (csr_read(mtvec) & MTVEC_CLIC) {
    clic_disable(number);
    return;
  }
`;

/** What interrupts need beside their handlers, and exceptions. */
const SWITCHES = code`
  bool netloom_exception_register(unsigned number, exception_handler handler)
  {
    if (number >= EXCEPTIONS)
      return false;
    exceptions[number] = handler;
    return true;
  }

  void netloom_interrupts_enable(void)
  {
    csr_set(mstatus, MSTATUS_MIE);
  }

  bool netloom_interrupts_disable(void)
  {
    return (csr_read_clear(mstatus, MSTATUS_MIE) & MSTATUS_MIE) != 0;
  }

  void netloom_interrupts_restore(bool enabled)
  {
    if (enabled)
      netloom_interrupts_enable();
  }

  void netloom_wait_for_interrupt(void)
  {
    __asm__ volatile("wfi" : : : "memory");
  }

  __attribute__((weak)) void netloom_trap_unhandled(const struct trap_frame *frame, uint32_t cause, uint32_t value)
  {
    (void)frame;
    (void)value;
    exit(128 + (int)(cause & 0x7f));
  }
`;

const trapSource = (options: CoreOptions) => code`
  #include "trap.h"

  ${hasClic(options) && '#include "clic.h"'}
  #include "console.h"
  #include "csr.h"

  static struct {
    interrupt_handler handler;
    void *context;
  } interrupts[INTERRUPTS];

  static exception_handler exceptions[EXCEPTIONS];

  void netloom_trap(struct trap_frame *frame);

  bool netloom_interrupt_register(unsigned number, interrupt_handler handler, void *context)
  {
    ${hasClic(options) && REGISTER_LEVEL}
    if (number >= INTERRUPTS || handler == 0)
      return false;
    csr_clear(mie, 1u << number);
    interrupts[number].handler = handler;
    interrupts[number].context = context;
    csr_set(mie, 1u << number);
    return true;
  }

  void netloom_interrupt_unregister(unsigned number)
  {
    ${hasClic(options) && UNREGISTER_LEVEL}
    if (number >= INTERRUPTS)
      return;
    csr_clear(mie, 1u << number);
    interrupts[number].handler = 0;
  }

  ${SWITCHES}

  /* Called by netloom_trap_entry with interrupts off. */
  void netloom_trap(struct trap_frame *frame)
  {
    uint32_t cause = csr_read(mcause)${numberOf(options)};
    uint32_t value = csr_read(mtval);
    uint32_t number = cause & ~MCAUSE_INTERRUPT;
    ${hasDoubleTrap(options) && hasProtection(options) && READY}

    if (cause & MCAUSE_INTERRUPT) {
      if (number < INTERRUPTS && interrupts[number].handler) {
        interrupts[number].handler(interrupts[number].context);
        return;
      }
    } else if (number < EXCEPTIONS && exceptions[number] && exceptions[number](frame, value)) {
      return;
    }
    netloom_trap_unhandled(frame, cause, value);
  }
`;

export const traps: DescribePiece = ({ options }) => ({
  id: 'traps',
  title: 'Traps and interrupts',
  summary:
    'Keeps the registers of what was interrupted and calls who is registered for the interrupt or exception.',
  needs: ['csr', 'console', ...(hasClic(options) ? (['clic'] as const) : [])],
  ...(options.base.zicsr
    ? {
        files: [
          { path: 'trap_entry.S', text: trapEntry(options) },
          { path: 'trap.h', text: trapHeader(options) },
          {
            path: 'trap.c',
            text: hasProtection(options) ? `${trapSource(options)}${exchange}` : trapSource(options),
          },
        ],
      }
    : {
        files: [],
        unavailable:
          'Without control and status registers (Zicsr) an exception halts the core, and it has no interrupts.',
      }),
});
