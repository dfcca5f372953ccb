import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasClic } from '../../options/clic.ts';
import { clic } from '../clic/clic.ts';
import { offerNets } from '../clic/offered.ts';
import { clint } from '../clint/clint.ts';
import { hasLockstep } from '../../options/safety.ts';
import { canFail, dataRouter } from '../router/dataRouter.ts';
import { fetchRouter } from '../router/fetchRouter.ts';
import { tagRange, targetsOf, wordOf } from '../router/targets.ts';
import type { Target } from '../router/targets.ts';
import { sv } from '../sv.ts';
import { hasFetchProtection } from '../../options/tcmProtection.ts';
import { protectionNets } from '../tcm/ports.ts';
import { dataMemory, instructionMemory } from '../tcm/tcm.ts';
import { instance } from '../unit.ts';

/** Nets between the routers, what the core has inside, and the adapters to the bus. */
export function insideNets(options: CoreOptions): string {
  const { base, auxiliary, memory } = options;
  return sv`
    // Accesses to the bus
    ${memory.instructionMemory && channelNets('bus_ibus')}
    ${channelNets('bus_dbus')}

    // Accesses to internal targets
    ${targetsOf(options)
      .filter(({ name }) => !isOutside(options, name))
      .map(
        ({ name }) =>
          `logic ${name}_select;\nlogic [31:0] ${name}_rdata;\n${canFail(options, name) ? `logic ${name}_err;\n` : ''}`,
      )
      .join('')}
    ${memory.instructionMemory && !hasLockstep(options) && `logic itcm_fetch;\nlogic [31:0] itcm_fetch_rdata;${hasFetchProtection(options) ? '\nlogic itcm_fetch_err;' : ''}`}
    ${auxiliary.clint && base.zicntr && 'logic [63:0] mtime;'}
    ${auxiliary.clint && 'logic irq_software;\nlogic irq_timer;'}
    ${hasClic(options) && offerNets(options)}
  `;
}

/** What a channel has whether it writes or not, but for its address. */
export const channelNets = (channel: string) => sv`
  logic ${channel}_req;
  logic ${channel}_gnt;
  logic ${channel}_rvalid;
  logic [31:0] ${channel}_rdata;
  logic ${channel}_err;
`;

/** Ports of a router towards the bus. */
const outward = (channel: string) =>
  Object.fromEntries(
    ['req', 'gnt', 'rvalid', 'rdata', 'err'].map((signal) => [`bus_${signal}`, `bus_${channel}_${signal}`]),
  );

/** Ports of a target for loads and stores. */
const access = (target: Target) => ({
  select: `${target.name}_select`,
  we: 'dbus_we',
  word: wordOf('dbus_addr', target),
  be: 'dbus_be',
  wdata: 'dbus_wdata',
  rdata: `${target.name}_rdata`,
  err: `${target.name}_err`,
});

/** The routers, and the memories and the CLINT behind them. */
export function insideInstances(options: CoreOptions): string {
  const targets = targetsOf(options);
  const data = instance(options, dataRouter, {
    ...outward('dbus'),
    bus_hit: 'bus_dbus_hit',
    dbus_addr: `dbus_addr${tagRange(targets)}`,
  });
  const each = targets.map((target) =>
    isOutside(options, target.name) ? outside(options, target) : TARGETS[target.name](options, target),
  );
  return [data, ...each].join('\n');
}

/** The memories of a pair are no part of its copies. */
const isOutside = (options: CoreOptions, name: Target['name']) =>
  hasLockstep(options) && name !== 'clint' && name !== 'clic';

const router = (options: CoreOptions, target: Target) =>
  instance(options, fetchRouter, {
    ...outward('ibus'),
    ibus_addr: `ibus_addr${tagRange([target])}`,
  });

/** What a copy asks of a memory outside. */
const outside = (options: CoreOptions, target: Target) => {
  const { name } = target;
  return sv`
    ${name === 'itcm' && `${router(options, target)}\nassign itcm_fetch_word = ${wordOf('ibus_addr', target)};`}
    assign ${name}_we = dbus_we;
    assign ${name}_word = ${wordOf('dbus_addr', target)};
    assign ${name}_be = dbus_be;
    assign ${name}_wdata = dbus_wdata;
  `;
};

const TARGETS: Readonly<Record<Target['name'], (options: CoreOptions, target: Target) => string>> = {
  itcm: (options, target) =>
    [
      router(options, target),
      instance(
        options,
        instructionMemory,
        {
          ...access(target),
          fetch: 'itcm_fetch',
          fetch_word: wordOf('ibus_addr', target),
          fetch_rdata: 'itcm_fetch_rdata',
          fetch_err: 'itcm_fetch_err',
          ...protectionNets(options, 'itcm'),
        },
        { INIT_FILE: 'ITCM_INIT_FILE' },
      ),
    ].join('\n'),
  dtcm: (options, target) =>
    instance(
      options,
      dataMemory,
      { ...access(target), ...protectionNets(options, 'dtcm') },
      { INIT_FILE: 'DTCM_INIT_FILE' },
    ),
  clint: (options, target) => instance(options, clint, access(target)),
  clic: (options, target) => instance(options, clic, access(target)),
};
