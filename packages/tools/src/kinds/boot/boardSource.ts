import type { BootBoard } from '@netloom/soc/addressmap';
import { member } from './member.ts';
import { hasParts, partsSource } from './parts/partsSource.ts';

const level = (active: boolean, activeLow: boolean) => (active === activeLow ? 0 : 1);
const setResets = ({ resets }: BootBoard, active: boolean) =>
  resets.map(({ port, activeLow }) => `    ${member(port)} = ${level(active, activeLow)};`).join('\n');

/** The part of the program that knows the SoC's ports: the clock, the resets, parts of the board, and levels of the other inputs. */
export function boardSource(board: BootBoard, { cycles, trace }: { cycles: number; trace: boolean }): string {
  const { clock, inputs, uart } = board;
  return `
static constexpr std::uint64_t CYCLES = ${cycles}u; // 0: no limit
static constexpr unsigned DIVISOR = ${uart.divisor}u; // clocks a bit of the serial line

static void hold(Vtop* top, bool reset) {
    if (reset) {
${setResets(board, true)}
    } else {
${setResets(board, false)}
    }
}

static void tie(Vtop* top) {
    ${member(clock)} = 0;
    ${member(uart.receive)} = 1;
${inputs.map((port) => `    ${member(port)} = 0;`).join('\n')}
}

static inline bool transmitted(const Vtop* top) { return ${member(uart.transmit)}; }
static inline void receive(Vtop* top, bool bit) { ${member(uart.receive)} = bit; }
${hasParts(board) ? partsSource(board) : ''}
static inline void cycle(Vtop* top${trace ? ', VerilatedFstC* wave, std::uint64_t number' : ''}) {
    ${member(clock)} = 1;
    top->eval();${trace ? '\n    wave->dump(2 * number);' : ''}
    ${member(clock)} = 0;
    top->eval();${trace ? '\n    wave->dump(2 * number + 1);' : ''}${hasParts(board) ? '\n    settle(top);' : ''}
}
`;
}
