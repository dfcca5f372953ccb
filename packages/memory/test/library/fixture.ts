import type { LibraryFile } from '@netloom/memory';

/** A macro of two ports whose controls are low active, as four files tell it. */
export const NAME = 'two_port_8x4';

const VERILOG = `// Behavioural model.
module ${NAME} (
\`ifdef USE_POWER_PINS
  vdd, gnd,
\`endif
  clk0, csb0, web0, wmask0, addr0, din0, dout0,
  clk1, csb1, addr1, dout1
);
  parameter WIDTH = 4;
  parameter ADDRESS = 3;
  parameter DEPTH = 1 << ADDRESS;
\`ifdef USE_POWER_PINS
  inout vdd;
  inout gnd;
\`endif
  input clk0, csb0, web0;
  input [1:0] wmask0;
  input [ADDRESS-1:0] addr0;
  input [WIDTH-1:0] din0;
  output reg [WIDTH-1:0] dout0;
  input clk1, csb1;
  input [ADDRESS-1:0] addr1;
  output reg [WIDTH-1:0] dout1;

  reg [WIDTH-1:0] mem [0:DEPTH-1];

  always @(posedge clk0) begin
    if (!csb0 && !web0) begin
      if (wmask0[0]) mem[addr0][1:0] <= din0[1:0];
      if (wmask0[1]) mem[addr0][3:2] <= din0[3:2];
    end
    if (!csb0 && web0) dout0 <= mem[addr0];
  end
  always @(posedge clk1) if (!csb1) dout1 <= mem[addr1];
endmodule
`;

const bus = (name: string, direction: string, type: string) =>
  `    bus (${name}) { bus_type : ${type}; direction : ${direction}; }`;
const pin = (name: string, more = '') => `    pin (${name}) { direction : input; ${more} }`;

const LIBERTY = `library (${NAME}_tt) {
  time_unit : "10ps";
  type (word) { base_type : array; data_type : bit; bit_width : 4; bit_from : 3; bit_to : 0; }
  type (place) { base_type : array; data_type : bit; bit_width : 3; bit_from : 2; bit_to : 0; }
  type (pair) { base_type : array; data_type : bit; bit_width : 2; bit_from : 1; bit_to : 0; }
  cell (${NAME}) {
    memory () { type : ram; address_width : 3; word_width : 4; }
    area : 5000;
    pg_pin (vdd) { pg_type : primary_power; }
    pg_pin (gnd) { pg_type : primary_ground; }
${pin('clk0', 'clock : true;')}
${pin('clk1', 'clock : true;')}
${pin('csb0')}
${pin('web0')}
${pin('csb1')}
${bus('wmask0', 'input', 'pair')}
${bus('addr0', 'input', 'place')}
${bus('addr1', 'input', 'place')}
${bus('din0', 'input', 'word')}
    bus (dout0) { bus_type : word; direction : output;
      timing () { related_pin : "clk0"; timing_type : rising_edge;
        cell_rise (scalar) { values ("12.5, 31", \\
                                     "14, 40"); }
        cell_fall (scalar) { values ("11, 30"); }
      }
    }
${bus('dout1', 'output', 'word')}
  }
  cell (INVX1) { area : 1; pin (A) { direction : input; } }
}
`;

const lefPin = (name: string, direction: string, use = 'SIGNAL') => `  PIN ${name}
    DIRECTION ${direction} ;
    USE ${use} ;
    PORT
      LAYER met4 ;
        RECT 0 0 1 1 ;
    END
  END ${name}`;
const lefBus = (name: string, bits: number, direction: string) =>
  Array.from({ length: bits }, (_, bit) => lefPin(`${name}[${bit}]`, direction)).join('\n');

const LEF = `VERSION 5.8 ;
MACRO ${NAME}
  CLASS BLOCK ;
  SIZE 100 BY 50 ;
${['clk0', 'clk1', 'csb0', 'web0', 'csb1'].map((name) => lefPin(name, 'INPUT')).join('\n')}
${lefBus('wmask0', 2, 'INPUT')}
${lefBus('addr0', 3, 'INPUT')}
${lefBus('addr1', 3, 'INPUT')}
${lefBus('din0', 4, 'INPUT')}
${lefBus('dout0', 4, 'OUTPUT')}
${lefBus('dout1', 4, 'OUTPUT')}
${lefPin('vdd', 'INOUT', 'POWER')}
${lefPin('gnd', 'INOUT', 'GROUND')}
END ${NAME}
END LIBRARY
`;

const MDF = JSON.stringify([
  {
    type: 'sram',
    name: NAME,
    width: 4,
    depth: '8',
    family: '1rw1r',
    ports: [
      {
        'address port name': 'addr0',
        'address port polarity': 'active high',
        'clock port name': 'clk0',
        'clock port polarity': 'positive edge',
        'write enable port name': 'web0',
        'write enable port polarity': 'active low',
        'chip enable port name': 'csb0',
        'chip enable port polarity': 'active low',
        'output port name': 'dout0',
        'input port name': 'din0',
        'mask port name': 'wmask0',
        'mask port polarity': 'active high',
        'mask granularity': 2,
      },
      {
        'address port name': 'addr1',
        'clock port name': 'clk1',
        'clock port polarity': 'positive edge',
        'chip enable port name': 'csb1',
        'chip enable port polarity': 'active low',
        'output port name': 'dout1',
      },
    ],
  },
]);

export const TEXTS = { verilog: VERILOG, liberty: LIBERTY, lef: LEF, mdf: MDF };
export type Format = keyof typeof TEXTS;

const PATHS: Record<Format, string> = {
  verilog: 'lib/ram.v',
  liberty: 'lib/ram.lib',
  lef: 'lib/ram.lef',
  mdf: 'lib/ram.json',
};

/** Files of the library, one of them with a text in the place of another. */
export function filesOf(formats: readonly Format[], change?: [Format, string, string]): LibraryFile[] {
  return formats.map((format) => {
    const text = TEXTS[format];
    if (change?.[0] !== format) return { path: PATHS[format], text };
    if (!text.includes(change[1])) throw new Error(`${format} has no ${change[1]}`);
    return { path: PATHS[format], text: text.replaceAll(change[1], change[2]) };
  });
}
