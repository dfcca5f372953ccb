import { fieldsOf } from '../encoding/fields.ts';
import type { Insn } from '../document/insn.ts';
import { operandOrder } from './operandOrder.ts';

/** `<name>_gdb.py`: a filter of disassembled text that names the instructions, for objdump's output and for gdb. */
export function gdbText(insn: Insn): string {
  const rows = Object.entries(insn.instructions).map(([name, { encoding }]) => {
    const fields = fieldsOf(encoding);
    const order = operandOrder(fields).map((operand) => `"${operand}"`);
    const hex = (value: number) => `0x${value.toString(16)}`;
    return `    ("${name}", ${hex(fields.mask)}, ${hex(fields.match)}, [${order.join(', ')}], [${fields.immediate.join(', ')}], ${fields.signed ? 'True' : 'False'}),`;
  });
  return [
    `"""Names the instructions of ${insn.name}: 'objdump -d … | python3 ${insn.name}_gdb.py', or 'source ${insn.name}_gdb.py' in gdb, then 'xi'."""`,
    'import re',
    'import sys',
    '',
    '# name, mask, match, operands, bits of the immediate from the highest, whether it has a sign',
    'INSTRUCTIONS = [',
    ...rows,
    ']',
    FILTER,
  ].join('\n');
}

const FILTER = `
REGISTERS = (
    "zero ra sp gp tp t0 t1 t2 s0 s1 a0 a1 a2 a3 a4 a5 a6 a7 "
    "s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 t3 t4 t5 t6"
).split()
PLACES = {"rd": 7, "rs1": 15, "rs2": 20, "rs3": 27}


def immediate(word, bits, signed):
    value = 0
    for bit in bits:
        value = value * 2 + (word >> bit & 1)
    return value - (1 << len(bits)) if signed and bits and word >> bits[0] & 1 else value


def text(word):
    """The instruction of a word of 32 bits, or None."""
    for name, mask, match, operands, bits, signed in INSTRUCTIONS:
        if word & mask != match:
            continue
        shown = [
            str(immediate(word, bits, signed)) if each == "imm" else REGISTERS[word >> PLACES[each] & 31]
            for each in operands
        ]
        return (name + "\\t" + ",".join(shown)).rstrip()
    return None


def filtered(line):
    """A line of objdump: where the word is one of ours, what follows it is replaced."""
    found = re.match(r"(\\s*[0-9a-f]+:\\s+([0-9a-f]{8})\\s+)", line)
    named = found and text(int(found.group(2), 16))
    return found.group(1) + named + "\\n" if named else line


try:
    import gdb
except ImportError:
    gdb = None

if gdb:

    class Instructions(gdb.Command):
        """xi [count]: instructions from the program counter on, custom ones by name."""

        def __init__(self):
            super().__init__("xi", gdb.COMMAND_DATA)

        def invoke(self, argument, from_tty):
            count = int(argument or 8)
            for each in gdb.selected_frame().architecture().disassemble(gdb.selected_frame().pc(), count=count):
                memory = gdb.selected_inferior().read_memory(each["addr"], each["length"]).tobytes()
                word = int.from_bytes(memory, "little")
                named = text(word) if each["length"] == 4 else None
                gdb.write("%08x:\\t%s\\n" % (each["addr"], named or each["asm"]))

    Instructions()
elif __name__ == "__main__":
    for given in sys.stdin:
        sys.stdout.write(filtered(given))
`;
