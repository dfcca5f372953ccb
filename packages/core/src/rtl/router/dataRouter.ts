import { input, output, portGroup } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { channelPorts, FETCH_SIGNALS, HANDSHAKE_SIGNALS } from '../channels.ts';
import { hasTcmProtection } from '../../options/tcmProtection.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { isWithin, tagOf, tagRange, targetsOf } from './targets.ts';
import type { Target } from './targets.ts';

const lines = (targets: readonly Target[], text: (target: Target) => string) => targets.map(text).join('\n');

const HITS = portGroup('Answers that know no error', [input('bus_hit'), output('dbus_hit')]);

/** An instruction of Zicbom reads nothing: what a memory has lost is not its error. */
const MANAGE = portGroup('A line of the cache is managed', [input('dbus_manage', 2)]);
const passesBy = (options: CoreOptions) => options.base.zicbom && hasTcmProtection(options);

const CORRUPT = portGroup('An error of this answer is that of a memory itself', [output('dbus_corrupt')]);

/** Whether what a target holds can be lost, and it knows: memories alone. */
export const canFail = (options: CoreOptions, name: Target['name']) =>
  hasTcmProtection(options) && (name === 'itcm' || name === 'dtcm');

/** `<c>_data_router`: loads and stores go to what the core has inside, or out to the bus. */
export const dataRouter: Unit = {
  suffix: 'data_router',
  chosen: (options) => targetsOf(options).length > 0,
  comment: (options) => sv`
    Routes accesses of the load-store unit by address to internal targets or to the bus. Internal targets grant at once
    and respond ${hasTcmProtection(options) ? '' : 'without error '}in the next cycle. As one access is outstanding at a time, responses never collide.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...portGroup(
      'From the load-store unit',
      channelPorts('dbus', 'responder', FETCH_SIGNALS, tagRange(targetsOf(options))),
    ),
    ...(passesBy(options) ? MANAGE : []),
    ...portGroup(
      'Internal targets',
      targetsOf(options).flatMap(({ name }) => [
        output(`${name}_select`),
        input(`${name}_rdata`, 32),
        ...(canFail(options, name) ? [input(`${name}_err`)] : []),
      ]),
    ),
    ...portGroup('Bus', channelPorts('bus', 'requester', HANDSHAKE_SIGNALS)),
    ...(options.memory.dataCache ? HITS : []),
    ...(hasTcmProtection(options) ? CORRUPT : []),
  ],
  body(options) {
    const targets = targetsOf(options);
    const hits = targets.map(({ name }) => `${name}_hit`);
    const answers = targets.map(({ name }) => `${name}_response`);
    const failing = targets
      .filter(({ name }) => canFail(options, name))
      .map(({ name }) => `${name}_response`);
    const sound = answers.filter((answer) => !failing.includes(answer));
    const asked = ({ name }: Target) => `dbus_req && ${name}_hit`;
    const reads = ({ name }: Target) =>
      passesBy(options) && canFail(options, name) ? " && dbus_manage == 2'd0" : '';
    const errors = failing.map((answer) => `(${answer} && ${answer.replace('response', 'err')})`);
    return sv`
      ${lines(targets, tagOf)}

      ${lines(targets, ({ name }) => `logic ${name}_hit;\nlogic ${name}_response;`)}

      ${lines(targets, (target) => `assign ${target.name}_hit = ${isWithin('dbus_addr', target)};`)}
      ${lines(targets, (target) => `assign ${target.name}_select = ${asked(target)}${reads(target)};`)}

      assign bus_req = dbus_req && !(${hits.join(' || ')});
      assign dbus_gnt = ${hits.join(' || ')} || bus_gnt;

      ${clocked(
        options,
        lines(targets, ({ name }) => `${name}_response <= 1'b0;`),
        lines(targets, (target) => {
          const { name } = target;
          return `${name}_response <= ${reads(target) === '' ? `${name}_select` : asked(target)};`;
        }),
      )}

      assign dbus_rvalid = bus_rvalid || ${answers.join(' || ')};
      assign dbus_err = ${failing.length > 0 ? ['(bus_rvalid && bus_err)', ...errors].join(' || ') : 'bus_rvalid && bus_err'};
      ${failing.length > 0 && `assign dbus_corrupt = ${failing.join(' || ')};`}
      ${options.memory.dataCache && `assign dbus_hit = ${['bus_hit', ...sound].join(' || ')};`}
      assign dbus_rdata =
        ${lines(targets, ({ name }) => `${name}_response ? ${name}_rdata :`)}
        bus_rdata;
    `;
  },
};
