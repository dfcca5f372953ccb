import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasBusParity } from '../options/busParity.ts';
import { hasLockstep } from '../options/safety.ts';
import { sv } from '../rtl/sv.ts';
import type { BenchSettings } from './bench.ts';
import { lineBits } from './interruptLines.ts';
import { code, declared, variable } from './items.ts';
import { hasTcmProtection } from '../options/tcmProtection.ts';
import { DEVICE, benchMap } from './memoryMap.ts';
import type { Range } from './memoryMap.ts';

const hex = (value: number) => `32'h${value.toString(16).padStart(8, '0')}`;
const size = ({ base, end }: Range) => (end - base) / 4;

/** A test of an address by its upper bits, as all ranges are multiples of their size. */
export function within({ base, end }: Range): string {
  const bits = Math.log2(end - base);
  return `address[31:${bits}] == ${32 - bits}'h${(base / 2 ** bits).toString(16)}`;
}

const word = ({ base, end }: Range) => `address[${Math.log2(end - base) - 1}:2]`;

/** The memories on the bus, and what is written of them at the end. */
export function storage(options: CoreOptions, { folder = '' }: BenchSettings): ItemText[] {
  const { ram, rom } = benchMap(options);
  const words = (name: string, range: Range) => ({
    ...variable(name, 32),
    unpacked: `[0:${size(range) - 1}]`,
  });
  const memories = [words('ram', ram), ...(rom ? [words('rom', rom)] : [])];
  return [declared(...memories), code(contents(ram, rom, folder))];
}

/** What the memories start from, and what is written of them. */
const contents = (ram: Range, rom: Range | undefined, folder: string) => sv`
    initial begin
      $readmemh("${folder}ram.hex", ram);
      ${rom && `$readmemh("${folder}rom.hex", rom);`}
    end

    // Memory that nobody has written is zero. A word that is known in part is never stored.
    function automatic logic [31:0] known(input logic [31:0] word);
      known = ^word === 1'bx ? 32'd0 : word;
    endfunction

    // The words from signature_base to before signature_end, for who compares what a test has left in memory.
    task automatic write_signature;
      string       file;
      int          unit;
      logic [31:0] address;
      logic [31:0] last;
      if ($value$plusargs("signature=%s", file)) begin
        if (!$value$plusargs("signature_base=%h", address)) address = ${hex(ram.base)};
        if (!$value$plusargs("signature_end=%h", last)) last = address;
        unit = $fopen(file, "w");
        while (address < last) begin
          $fdisplay(unit, "%08x", known(ram[${word(ram)}]));
          address = address + 32'd4;
        end
        $fclose(unit);
      end
    endtask
  `;

const DEVICE_RANGE = { base: DEVICE.base, end: DEVICE.base + DEVICE.size };

/** The registers of the bench, and what an address answers. */
export function memory(options: CoreOptions, { failsToo, onPrinted }: BenchSettings): ItemText[] {
  const responses = Object.entries({ OKAY: "2'b00", SLVERR: "2'b10", DECERR: "2'b11" });
  return [
    {
      kind: 'parameters',
      parameters: responses.map(([name, value]) => ({ name, type: 'logic [1:0]', value, local: true })),
    },
    declared({ ...variable('typed', 32), value: "32'hffff_ffff" }),
    ...[
      readDevice(options),
      answer(options),
      TAKE_CHARACTER,
      taken(options),
      fails(failsToo),
      ...(options.memory.protocol === 'axi4' ? [FOLLOWING] : []),
      writeDevice(options, onPrinted),
      writeMemory(options),
    ].map(code),
  ];
}

const hex3 = (offset: number) => offset.toString(16).padStart(3, '0');

const readDevice = (options: CoreOptions) => sv`
  function automatic logic [31:0] device_register(input logic [11:0] offset);
    case (offset)
      12'h${hex3(DEVICE.cyclesLow)}: device_register = cycle[31:0];
      12'h${hex3(DEVICE.cyclesHigh)}: device_register = cycle[63:32];
      12'h${hex3(DEVICE.lower)}: device_register = {${32 - lineBits(options)}'d0, lines};
      12'h${hex3(DEVICE.character)}: device_register = typed;
      ${hasLockstep(options) && `12'h${hex3(DEVICE.lockstep)}: device_register = {lockstep_error_p, 24'd0, lockstep_where};`}
      ${hasTcmProtection(options) && `12'h${hex3(DEVICE.lostBits)}: device_register = {memory_failed, memory_corrected};`}
      ${options.safety.registerParity && `12'h${hex3(DEVICE.registers)}: device_register = register_errors;`}
      ${hasBusParity(options) && `12'h${hex3(DEVICE.busParity)}: device_register = {bus_refusals, bus_errors};`}
      default: device_register = 32'd0;
    endcase
  endfunction
`;

/** What a read answers. */
function answer(options: CoreOptions): string {
  const { ram, rom } = benchMap(options);
  return sv`
    // {response, data} of a read.
    function automatic logic [33:0] answer(input logic [31:0] address);
      if (${within(ram)}) answer = {OKAY, known(ram[${word(ram)}])};
      ${rom && `else if (${within(rom)}) answer = {OKAY, known(rom[${word(rom)}])};`}
      else if (${within(DEVICE_RANGE)}) answer = {OKAY, device_register(address[11:0])};
      else answer = {DECERR, 32'd0};
    endfunction
  `;
}

const TAKE_CHARACTER = sv`
  function automatic logic [31:0] next_character();
    next_character = 32'hffff_ffff;
    if (input_file != 0) next_character = $fgetc(input_file);
  endfunction

  // Reading the character takes it.
  task automatic note_read(input logic [31:0] address);
    if (address == ${hex(DEVICE.base + DEVICE.character)}) typed <= next_character();
  endtask
`;

/** What a write is answered. */
function taken(options: CoreOptions): string {
  const { ram, rom } = benchMap(options);
  return sv`
    // Response of a write that no error chosen at random has hit.
    function automatic logic [1:0] taken(input logic [31:0] address);
      if (${within(ram)}) taken = OKAY;
      else if (${within(DEVICE_RANGE)}) taken = OKAY;
      ${rom && `else if (${within(rom)}) taken = SLVERR;`}
      else taken = DECERR;
    endfunction
  `;
}

const fails = (also: string | undefined) => sv`
  // Whether an access is chosen to fail.
  function automatic logic fails(input logic [31:0] address, input logic fetch, input logic [31:0] place);
    logic [31:0] number;
    number = draw(place);
    if (fetch) fails = address >= fetch_base && address < fetch_end && {22'd0, number[18:9]} < fetch_errors;
    else fails = address >= error_base && address < error_end && {22'd0, number[18:9]} < errors;
    ${also !== undefined && `if (${also}) fails = 1'b1;`}
  endfunction
`;

const FOLLOWING = sv`
  // Address of the next beat of a burst of so many words after the first (Arm IHI 0022H, A3.4.1); burst 2'b10 wraps.
  function automatic logic [31:0] following(input logic [31:0] address, input logic [1:0] burst, input logic [7:0] length);
    logic [31:0] line;
    line = burst == 2'b10 ? {22'd0, length, 2'b11} : 32'hffff_ffff;
    following = (address & ~line) | ((address + 32'd4) & line);
  endfunction
`;

const writeDevice = (options: CoreOptions, onPrinted: string | undefined) => sv`
  task automatic write_device(input logic [11:0] offset, input logic [31:0] data);
    case (offset)
      12'h${hex3(DEVICE.character)}: ${onPrinted === undefined ? '$write("%c", data[7:0]);' : `begin $write("%c", data[7:0]); ${onPrinted} end`}
      12'h${hex3(DEVICE.lower)}: lowered <= data[${lineBits(options) - 1}:0];
      12'h${hex3(DEVICE.raise)}: raised <= data[${lineBits(options) - 1}:0];
      12'h${hex3(DEVICE.marker)}: $display("MARKER %0d cycle %0d", data, cycle);
      ${hasLockstep(options) && `12'h${hex3(DEVICE.lockstep)}: injected <= data;`}
      ${hasTcmProtection(options) && `12'h${hex3(DEVICE.lostBits)}: memory_injected <= data;`}
      ${options.safety.registerParity && `12'h${hex3(DEVICE.registers)}: register_injected <= data;`}
      ${hasBusParity(options) && `12'h${hex3(DEVICE.busParity)}: bus_injected <= data;`}
      default: ;
    endcase
  endtask
`;

function writeMemory(options: CoreOptions): string {
  const { ram } = benchMap(options);
  return sv`
    task automatic write_memory(input logic [31:0] address, input logic [31:0] data, input logic [3:0] strobe);
      logic [31:0] mask;
      mask = {{8{strobe[3]}}, {8{strobe[2]}}, {8{strobe[1]}}, {8{strobe[0]}}};
      if (${within(ram)}) ram[${word(ram)}] <= (known(ram[${word(ram)}]) & ~mask) | (data & mask);
      else if (${within(DEVICE_RANGE)}) write_device(address[11:0], data);
      if (address == tohost && data[0]) finish("tohost", data);
    endtask
  `;
}
