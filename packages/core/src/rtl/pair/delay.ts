import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasLockstep } from '../../options/safety.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** Whether one copy is behind the other at all. */
export const isDelayed = (options: CoreOptions): boolean =>
  hasLockstep(options) && options.safety.lockstepDelay > 0;

const stages = ({ safety }: CoreOptions) =>
  Array.from({ length: safety.lockstepDelay }, (_, index) => `stage_${index + 1}`);

/** `<c>_delay`: what the second copy sees later, and what of the first waits for it. */
export const delay: Unit = {
  suffix: 'delay',
  chosen: isDelayed,
  comment: ({ safety: { lockstepDelay } }) => sv`
    ${lockstepDelay === 1 ? 'One clock' : `${lockstepDelay} clocks`} later. It has no reset: the reset itself goes through it, so that a copy of the core leaves it as many clocks
    after the other.
  `,
  parameters: () => [{ name: 'WIDTH', value: '1' }],
  ports: () => [input('clk'), input('d', '[WIDTH-1:0]'), output('q', '[WIDTH-1:0]')],
  body(options) {
    const names = stages(options);
    return sv`
      ${names.map((name) => `logic [WIDTH-1:0] ${name};`).join('\n')}

      always_ff @(posedge clk) begin
        ${names.map((name, index) => `${name} <= ${names[index - 1] ?? 'd'};`).join('\n')}
      end
      assign q = ${names.at(-1)!};
    `;
  },
};
