import { input, output, portGroup } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasClic, hasHardwareVectors } from '../../options/clic.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** Bits of clicintctl that there are, the upper ones of the byte. */
export const controlBits = ({ auxiliary }: CoreOptions): number => auxiliary.clicControlBits;

/** The byte as it reads: bits that are missing are ones. */
const controlByte = (options: CoreOptions) => {
  const bits = controlBits(options);
  return bits === 8 ? 'control' : `{control, ${8 - bits}'b${'1'.repeat(8 - bits)}}`;
};

/** `<c>_clic_input`: the registers of one interrupt. */
export const clicInput: Unit = {
  suffix: 'clic_input',
  chosen: hasClic,
  comment: () => sv`
    One interrupt of the CLIC: a word of clicintip, clicintie, clicintattr and clicintctl. A level is pending while the
    source is up; an edge is kept until it is taken, or software clears it.
  `,
  parameters: () => [{ name: 'PULSE', type: 'logic', value: "1'b0" }],
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    input('source'),
    ...portGroup('Register access', [input('we'), input('be', 4), input('wdata', 32), output('value', 32)]),
    input('claim', 1, 'it is taken'),
    ...portGroup('To the choice', [
      output('request', 1, 'pending and enabled'),
      output('control', controlBits(options)),
      ...(hasHardwareVectors(options) ? [output('by_table')] : []),
    ]),
  ],
  body(options) {
    const bits = controlBits(options);
    const vectors = hasHardwareVectors(options);
    return sv`
      logic enabled;
      logic falls; // low, or the falling edge, asks
      logic edges; // an edge asks
      logic kept; // an edge that has come
      logic up; // the source as software wants it
      logic was_up;
      logic pending;

      assign up = source ^ falls;
      assign pending = edges || PULSE ? kept : up;
      assign request = pending && enabled;
      assign value = {${controlByte(options)}, 2'b11, 3'd0, falls, edges, ${vectors ? 'by_table' : "1'b0"}, 7'd0, enabled, 7'd0, pending};

      ${clocked(
        options,
        sv`
          enabled <= 1'b0;
          falls <= 1'b0;
          edges <= PULSE;
          ${vectors && "by_table <= 1'b0;"}
          control <= ${bits}'d0;
          was_up <= 1'b0;
          kept <= 1'b0;
        `,
        sv`
          was_up <= up;
          if (!edges) kept <= 1'b0;
          else if (up && !was_up) kept <= 1'b1;
          else if (we && be[0]) kept <= wdata[0];
          else if (claim) kept <= 1'b0;
          if (we && be[1]) enabled <= wdata[8];
          if (we && be[2]) begin
            ${vectors && 'by_table <= wdata[16];'}
            edges <= wdata[17] || PULSE;
            falls <= wdata[18] && !PULSE;
          end
          if (we && be[3]) control <= wdata[31:${32 - bits}];
        `,
      )}

      logic unused;
      assign unused = ^wdata;
    `;
  },
};
