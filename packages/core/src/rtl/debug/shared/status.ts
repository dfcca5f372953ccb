import { sv } from '../../sv.ts';
import { statusEnd, statusNote } from '../registers.ts';
import type { HartRegisters } from '../registers.ts';
import { moduleOptions } from './options.ts';
import type { SharedOptions } from './options.ts';

/** A bit for all of the harts selected, and one for any of them. */
const STATES = ['havereset', 'resumeack', 'unavailable', 'running', 'halted'] as const;

const bitsOf = (name: string) => sv`
  assign any_${name} = |(harts_selected & ${name});
  assign all_${name} = !beyond && (harts_selected & ~${name}) == '0;
`;

const pair = (name: string) => `all_${name}, any_${name}`;

/** All are nonexistent where hartsel is past the last and the mask selects none. */
function status(options: SharedOptions): string {
  const above = options.version === '1.0' ? "7'd0, ndmreset || reset_goes_on, 1'b0, 1'b1" : "9'd0, 1'b1";
  const nonexistent = "beyond && harts_selected == '0, beyond";
  const [reset, ack, ...rest] = STATES.map(pair);
  return `{${above}, 2'd0, ${reset}, ${ack}, ${nonexistent}, ${rest.join(', ')}, ${statusEnd(moduleOptions(options))}}`;
}

/** The lower fields of dmcs2. */
const chosenTrigger = ({ triggers }: SharedOptions) =>
  triggers > 0
    ? "4'(chosen_trigger), 5'(chosen_group), 1'b0, triggers_chosen"
    : "4'd0, 5'(chosen_group), 2'd0";

/** What registers tell of several harts. */
export function sharedRegisters(options: SharedOptions): HartRegisters {
  const { harts } = options;
  const padded = (net: string) => (harts < 32 ? `{${32 - harts}'d0, ${net}}` : net);
  return {
    status: sv`
      logic beyond; // hartsel is past the last hart
      logic [HARTS-1:0] unavailable;
      logic [HARTS-1:0] running;
      logic [HARTS-1:0] halted;
      ${STATES.map((name) => `logic any_${name};\nlogic all_${name};`).join('\n')}
      assign beyond = hart_chosen == '0;
      assign unavailable = ~hart_alive;
      assign running = hart_alive & ~hart_mode;
      assign halted = hart_alive & hart_mode;
      ${STATES.map(bitsOf).join('\n')}

      ${statusNote(moduleOptions(options))}
      logic [31:0] dmstatus;
      assign dmstatus = ${status(options)};
    `,
    control: "{5'd0, hasel, 10'(hartsel), 14'd0, ndmreset, dmactive}",
    summary: padded('halted'),
    more: sv`
      HAWINDOW: dmi_rdata = ${padded('hawindow')};
      ${options.groups > 0 && `DMCS2: dmi_rdata = {20'd0, resume_group_chosen, ${chosenTrigger(options)}};`}
    `,
  };
}
